-- Requests of level 5 with their responses, as each connection has them: paired by response topic and correlation data.
WITH numbered AS (
    SELECT
        connection,
        direction,
        response_topic IS NOT NULL AS is_request,
        coalesce(response_topic, topic) AS answered_on,
        correlation_data,
        topic,
        payload,
        content_type,
        message_id,
        number,
        time,
        row_number() OVER (
            PARTITION BY connection, direction, coalesce(response_topic, topic), correlation_data,
                response_topic IS NOT NULL
            ORDER BY number
        ) AS turn
    FROM {exchanges}
    WHERE kind = 'publish' AND correlation_data IS NOT NULL AND number IS NOT NULL
)
SELECT
    coalesce(request.connection, response.connection) AS connection,
    CASE WHEN coalesce(request.direction = 'c2s', response.direction = 's2c') THEN 'asks' ELSE 'answers' END AS role,
    coalesce(request.answered_on, response.answered_on) AS response_topic,
    coalesce(request.correlation_data, response.correlation_data) AS correlation_data,
    request.topic AS topic,
    request.content_type AS content_type,
    request.payload AS payload,
    request.time AS time,
    request.number AS number,
    response.content_type AS response_content_type,
    response.payload AS response_payload,
    response.time AS response_time,
    response.number AS response_number,
    CAST(unix_micros(response.time) - unix_micros(request.time) AS DOUBLE) / 1000 AS response_ms
FROM (SELECT * FROM numbered WHERE is_request) AS request
FULL OUTER JOIN (SELECT * FROM numbered WHERE NOT is_request) AS response
    ON request.connection = response.connection
    AND request.direction <> response.direction
    AND request.answered_on = response.answered_on
    AND request.correlation_data = response.correlation_data
    AND request.turn = response.turn
ORDER BY connection, coalesce(request.time, response.time), coalesce(request.number, response.number)
