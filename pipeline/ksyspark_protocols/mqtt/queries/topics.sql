-- Topics of each broker: how many messages, how often, how long their acknowledgement takes, and the last of them.
--
-- What a client sends again behind a new connection with the same session counts once.
WITH messages AS (
    SELECT
        exchanges.connection.server_port AS broker_port, topic, retain,
        CASE
            WHEN direction = 'c2s' AND session_present AND repeated > 0 AND client_id IS NOT NULL
                AND lag(size(missing)) OVER (
                    PARTITION BY exchanges.connection.server_port, client_id, direction, message_id, topic, payload
                    ORDER BY time
                ) > 0
            THEN 'again' ELSE direction
        END AS direction,
        payload, octet_length(payload) AS bytes, time, latency_ms
    FROM {exchanges} AS exchanges JOIN {connections} AS connections
        ON exchanges.connection = connections.connection
    WHERE kind = 'publish' AND topic IS NOT NULL
)
SELECT
    broker_port,
    topic,
    count(CASE WHEN direction = 'c2s' THEN 1 END) AS published,
    CAST(coalesce(sum(CASE WHEN direction = 'c2s' THEN bytes END), 0) AS BIGINT) AS published_bytes,
    count(CASE WHEN direction = 's2c' THEN 1 END) AS delivered,
    CAST(coalesce(sum(CASE WHEN direction = 's2c' THEN bytes END), 0) AS BIGINT) AS delivered_bytes,
    count(CASE WHEN retain THEN 1 END) AS retained,
    min(time) AS first_time,
    max(time) AS last_time,
    CAST(count(CASE WHEN direction = 'c2s' THEN 1 END) - 1 AS DOUBLE) * 1000000 / nullif(
        max(CASE WHEN direction = 'c2s' THEN unix_micros(time) END)
        - min(CASE WHEN direction = 'c2s' THEN unix_micros(time) END), 0) AS published_per_second,
    round(CAST(percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) AS DOUBLE), 3) AS latency_ms_median,
    round(CAST(percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms) AS DOUBLE), 3) AS latency_ms_95,
    round(CAST(percentile_cont(0.99) WITHIN GROUP (ORDER BY latency_ms) AS DOUBLE), 3) AS latency_ms_99,
    max_by(payload, time) AS last_payload
FROM messages
GROUP BY broker_port, topic
ORDER BY published + delivered DESC, topic
