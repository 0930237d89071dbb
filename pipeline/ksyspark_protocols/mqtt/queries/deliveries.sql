-- Each PUBLISH of a publisher with its copy to each subscriber, and the copies that did not come.
--
-- Copies and publications of one topic and payload follow each other in the order of time. Where a subscriber has as
-- many copies as there are publications for it, they belong together one by one. Otherwise the last copy before the
-- next publication belongs to the last publication, and what is in front of it to those that no earlier copy settled.
-- A retained copy belongs to the last retained publication. Of what a broker refuses there are no copies.
WITH located AS (
    SELECT
        connection, connection.path AS path, connection.server_port AS port,
        coalesce(connection.server_address, '') AS address, client_id, closed_time, session_present,
        row_number() OVER (ORDER BY connection) AS id
    FROM {connections}
),
-- A capture shows addresses to be one broker's: what was published at one of them only, a subscriber got at another.
-- The least one stands for all of them.
said AS (
    SELECT
        *,
        CASE
            WHEN min(publishing_address) OVER same_message = max(publishing_address) OVER same_message
            THEN min(address) OVER same_message ELSE address
        END AS least_address
    FROM (
        SELECT
            id, path, port, address, direction, topic, xxhash64(topic, payload) AS content, qos, retain, time, number,
            CASE WHEN direction = 'c2s' THEN address END AS publishing_address,
            coalesce(answer_reason NOT IN ('success', 'no_matching_subscribers'), false) AS is_refused,
            session_present AND repeated > 0 AND client_id IS NOT NULL AND coalesce(lag(size(missing)) OVER (
                PARTITION BY port, client_id, direction, message_id, topic, payload ORDER BY time
            ), 0) > 0 AS is_again
        FROM {exchanges} AS exchanges JOIN located ON exchanges.connection = located.connection
        WHERE kind = 'publish' AND topic IS NOT NULL AND payload IS NOT NULL AND time IS NOT NULL
    ) AS messages
    WINDOW same_message AS (PARTITION BY path, port, topic, content)
),
publishes AS (
    SELECT
        id, port, address, direction, topic, content, qos, retain, time, number, is_refused, is_again,
        concat(min(least_address) OVER (PARTITION BY port, address), ' ', CAST(port AS STRING)) AS broker
    FROM said
),
brokers AS (SELECT DISTINCT port, address, broker FROM publishes),
-- What a client sends again behind a new connection with the same session is the publication that it sent before.
publications AS (SELECT * FROM publishes WHERE direction = 'c2s' AND NOT coalesce(is_again, false)),
copies AS (SELECT * FROM publishes WHERE direction = 's2c'),
asked AS (
    SELECT connection, kind, coalesce(answer_time, time) AS time, explode(filters) AS filter
    FROM {exchanges}
    WHERE kind IN ('subscribe', 'unsubscribe') AND filters IS NOT NULL AND time IS NOT NULL
),
-- A subscription holds until its filter is named again, or the connection ends. Who of those that share one gets a
-- message is the broker's choice: none of them lacks it.
subscriptions AS (
    SELECT
        id, broker, topic_filter, no_local, time, least(end_time, closed_time) AS end_time,
        regexp_replace(topic_filter, '(^|/)[+#].*$', '') AS beginning,
        concat(
            '^', chr(92), 'Q',
            replace(
                replace(
                    replace(topic_filter, '/#', concat(chr(92), 'E(/.*)?', chr(92), 'Q')),
                    '#', concat(chr(92), 'E.*', chr(92), 'Q')
                ),
                '+', concat(chr(92), 'E[^/]*', chr(92), 'Q')
            ),
            chr(92), 'E$'
        ) AS pattern
    FROM (
        SELECT
            connection, kind, time, filter.topic_filter AS topic_filter, filter.code AS code,
            coalesce(filter.no_local, false) AS no_local,
            lead(time) OVER (PARTITION BY connection, filter.topic_filter ORDER BY time) AS end_time
        FROM asked
    ) AS each JOIN located ON each.connection = located.connection
    JOIN brokers ON located.port = brokers.port AND located.address = brokers.address
    WHERE kind = 'subscribe' AND topic_filter NOT LIKE '$share/%' AND code IN (
        'at_most_once', 'at_least_once', 'exactly_once', 'granted_qos_0', 'granted_qos_1', 'granted_qos_2'
    )
),
-- The levels of a topic from the first up to each one: filters are looked up by the levels before their wildcards.
depths AS (
    SELECT broker, topic, explode(sequence(0, size(split(topic, '/')))) AS depth
    FROM (SELECT DISTINCT broker, topic FROM publications) AS topics
),
beginnings AS (
    SELECT DISTINCT broker, topic, array_join(slice(split(topic, '/'), 1, depth), '/') AS beginning
    FROM depths
),
matches AS (
    SELECT DISTINCT subscriptions.id AS id, beginnings.broker AS broker, topic, no_local, time, end_time
    FROM subscriptions JOIN beginnings
        ON subscriptions.broker = beginnings.broker
        AND subscriptions.beginning = beginnings.beginning
    WHERE (topic_filter = topic OR regexp_like(topic, pattern))
        AND (topic NOT LIKE '$%' OR topic_filter LIKE '$%')
),
expected AS (
    SELECT DISTINCT matches.id AS subscriber, false AS is_retained, publications.*
    FROM matches JOIN publications
        ON matches.broker = publications.broker
        AND matches.topic = publications.topic
        AND NOT publications.is_refused
        AND NOT (matches.no_local AND matches.id = publications.id)
        AND publications.time >= matches.time
        AND (matches.end_time IS NULL OR publications.time < matches.end_time)
),
-- What a copy may be of where no subscription says it: retained messages, and sessions that began before the capture.
possible AS (
    SELECT pairs.id AS subscriber, pairs.retain AS is_retained, publications.*
    FROM (
        SELECT DISTINCT id, broker, topic, retain
        FROM copies
        WHERE retain OR NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = copies.id AND matches.topic = copies.topic)
    ) AS pairs JOIN publications
        ON pairs.broker = publications.broker
        AND pairs.topic = publications.topic AND (publications.retain OR NOT pairs.retain)
        AND NOT publications.is_refused
),
-- A flow is what one subscriber may get of one content.
events AS (
    SELECT subscriber, is_retained, content, time, number, id, true AS is_publication, true AS is_expected
    FROM expected
    UNION ALL
    SELECT subscriber, is_retained, content, time, number, id, true, false FROM possible
    UNION ALL
    SELECT id, retain, content, time, number, id, false, false FROM copies
),
counted AS (
    SELECT
        *,
        count(CASE WHEN is_publication THEN 1 END) OVER so_far AS seen,
        row_number() OVER so_far AS place
    FROM (
        SELECT *, xxhash64(content, subscriber * 2 + CASE WHEN is_retained THEN 1 ELSE 0 END) AS flow FROM events
    ) AS flowing
    WINDOW so_far AS (
        PARTITION BY flow ORDER BY time, is_publication DESC, id, number ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    )
),
-- `turn` counts the publications of a flow, and its copies; `seen` are the publications before a copy.
numbered AS (SELECT *, CASE WHEN is_publication THEN seen ELSE place - seen END AS turn FROM counted),
even AS (
    SELECT flow
    FROM numbered
    GROUP BY flow
    HAVING count(CASE WHEN is_publication THEN 1 END) * 2 = count(*)
        AND min(CASE WHEN is_publication THEN 0 ELSE seen - turn END) >= 0
),
placed AS (
    SELECT
        *,
        seen + 1 - row_number() OVER (PARTITION BY flow, seen ORDER BY time DESC, number DESC) AS nearest,
        coalesce(max(seen) OVER (
            PARTITION BY flow ORDER BY seen RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ), 0) AS settled
    FROM numbered
    WHERE NOT is_publication AND NOT is_retained
        AND NOT EXISTS (SELECT 1 FROM even WHERE even.flow = numbered.flow)
),
copied AS (
    SELECT flow, subscriber, number, is_retained, turn
    FROM numbered
    WHERE NOT is_publication AND NOT is_retained
        AND EXISTS (SELECT 1 FROM even WHERE even.flow = numbered.flow)
    UNION ALL
    SELECT flow, subscriber, number, is_retained, greatest(nearest, least(settled + 1, seen)) FROM placed
    UNION ALL
    SELECT flow, subscriber, number, is_retained, seen FROM numbered WHERE NOT is_publication AND is_retained
),
joined AS (
    SELECT
        publication.id AS publisher, publication.number AS number,
        coalesce(copy.subscriber, publication.subscriber) AS subscriber,
        copy.number AS copy_number, copy.is_retained AS is_retained
    FROM (SELECT * FROM numbered WHERE is_publication) AS publication FULL OUTER JOIN copied AS copy
        ON publication.flow = copy.flow AND publication.turn = copy.turn
    WHERE copy.number IS NOT NULL OR publication.is_expected
),
found AS (
    SELECT publisher, number, subscriber, copy_number, is_retained FROM joined
    UNION ALL
    SELECT id, number, CAST(NULL AS BIGINT), CAST(NULL AS BIGINT), CAST(NULL AS BOOLEAN)
    FROM publications
    WHERE NOT EXISTS (
        SELECT 1 FROM joined WHERE joined.publisher = publications.id AND joined.number = publications.number
    )
)
SELECT
    coalesce(original.topic, copy.topic) AS topic,
    CASE
        WHEN original.is_refused THEN 'refused'
        WHEN subscriber IS NULL THEN 'no_subscriber'
        WHEN copy_number IS NULL THEN 'not_delivered'
        WHEN is_retained THEN 'retained'
        WHEN publisher IS NULL THEN 'not_published_here'
        ELSE 'delivered'
    END AS delivery,
    CAST(unix_micros(copy.time) - unix_micros(original.time) AS DOUBLE) / 1000 AS latency_ms,
    sender.client_id AS publisher_client_id,
    receiver.client_id AS subscriber_client_id,
    sender.connection AS publisher,
    original.number AS number,
    original.time AS time,
    original.qos AS qos,
    receiver.connection AS subscriber,
    copy.number AS copy_number,
    copy.time AS copy_time,
    copy.qos AS copy_qos
FROM found
LEFT JOIN publications AS original ON found.publisher = original.id AND found.number = original.number
LEFT JOIN copies AS copy ON found.subscriber = copy.id AND found.copy_number = copy.number
LEFT JOIN located AS sender ON found.publisher = sender.id
LEFT JOIN located AS receiver ON found.subscriber = receiver.id
ORDER BY coalesce(original.time, copy.time), number, subscriber_client_id, copy_number
