-- The connections of each client, in their order: how each begins, how it ends, what it leaves open.
WITH unfinished AS (
    SELECT
        connection,
        count(CASE WHEN direction = 'c2s' THEN 1 END) AS unfinished_published,
        count(CASE WHEN direction = 's2c' THEN 1 END) AS unfinished_received
    FROM {exchanges}
    WHERE kind = 'publish' AND size(missing) > 0
    GROUP BY connection
),
begun AS (
    SELECT
        *,
        coalesce(return_code IN ('accepted', 'success', '0'), true) AS is_accepted,
        coalesce(connect_time, first_time) AS begin_time
    FROM {connections}
    WHERE client_id IS NOT NULL
),
numbered AS (
    SELECT
        *,
        row_number() OVER of_client AS connection_number,
        lag(begin_time) OVER accepted_before AS begin_before,
        lag(coalesce(closed_time, TIMESTAMP '9999-12-31 00:00:00+00:00')) OVER accepted_before AS closed_before
    FROM begun
    WINDOW
        of_client AS (
            PARTITION BY connection.server_port, client_id
            ORDER BY begin_time, connection.path, connection.number
        ),
        accepted_before AS (
            PARTITION BY connection.server_port, client_id, is_accepted
            ORDER BY begin_time, connection.path, connection.number
        )
)
SELECT
    connection.server_port AS broker_port,
    client_id,
    connection_number,
    CASE
        WHEN NOT is_accepted THEN 'refused'
        WHEN begin_before IS NULL OR begin_time IS NULL THEN 'first'
        WHEN closed_before >= begin_time THEN 'take_over'
        ELSE 'reconnect'
    END AS begins_as,
    CASE
        WHEN is_accepted AND closed_before < begin_time
        THEN CAST(unix_micros(begin_time) - unix_micros(closed_before) AS DOUBLE) / 1000000
    END AS seconds_away,
    connection,
    level,
    clean_session,
    session_present,
    return_code,
    connect_time,
    last_time,
    closed_time,
    closed_by,
    closed_with,
    close_reason,
    coalesce(unfinished_published, 0) AS unfinished_published,
    coalesce(unfinished_received, 0) AS unfinished_received
FROM numbered LEFT JOIN unfinished USING (connection)
ORDER BY broker_port, client_id, connection_number
