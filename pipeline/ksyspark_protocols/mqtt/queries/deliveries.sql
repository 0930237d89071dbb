-- Each PUBLISH of a publisher with its copy to each subscriber, and the copies that did not come.
--
-- Copies and publications of one topic and payload follow each other in the order of time. Where a subscriber has as
-- many copies as there are publications for it, they belong together one by one. Otherwise the last copy before the
-- next publication belongs to the last publication, and what is in front of it to those that no earlier copy settled.
-- A retained copy belongs to the last retained publication. Of what a broker refuses there are no copies.
--
-- Spark computes a part of a query anew for each use of it, and plans it so: parts that depend on each other are used
-- once wherever a window can say the same. Numbers stand for addresses, files and clients, as they are cheap to sort.
WITH located AS (
    SELECT
        connection, client_id, closed_time, connection.server_port AS port,
        row_number() OVER (ORDER BY connection) AS id,
        CAST(dense_rank() OVER (ORDER BY coalesce(connection.server_address, '')) AS BIGINT) AS address,
        xxhash64(connection.path, connection.server_port) AS file,
        CASE WHEN client_id IS NOT NULL THEN xxhash64(client_id, connection.server_port) END AS client,
        session_present AND client_id IS NOT NULL AS is_resumed
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
            *,
            CASE WHEN kind = 'publish' AND direction = 'c2s' THEN address END AS publishing_address,
            is_resumed AND repeated > 0 AND coalesce(lag(num_missing) OVER (
                PARTITION BY client, direction, message_id, content ORDER BY time
            ), 0) > 0 AS is_again
        FROM (
            SELECT
                id, file, port, address, client, is_resumed, closed_time, kind, direction, message_id, topic,
                xxhash64(topic, payload) AS content, qos, retain, time, number, filters, repeated,
                coalesce(answer_time, time) AS answer_time, size(missing) AS num_missing,
                coalesce(answer_reason NOT IN ('success', 'no_matching_subscribers'), false) AS is_refused
            FROM {exchanges} AS exchanges JOIN located ON exchanges.connection = located.connection
            WHERE time IS NOT NULL AND (
                kind = 'publish' AND topic IS NOT NULL AND payload IS NOT NULL
                OR kind IN ('subscribe', 'unsubscribe') AND filters IS NOT NULL
            )
        ) AS hashed
    ) AS ordered
    WINDOW same_message AS (PARTITION BY file, content)
),
requested AS (
    SELECT *, min(least_address) OVER (PARTITION BY port, address) * 65536 + port AS broker
    FROM said
),
-- What a client sends again behind a new connection with the same session is the publication that it sent before.
publications AS (
    SELECT * FROM requested WHERE kind = 'publish' AND direction = 'c2s' AND NOT coalesce(is_again, false)
),
copies AS (SELECT * FROM requested WHERE kind = 'publish' AND direction = 's2c'),
asked AS (
    SELECT id, broker, kind, answer_time AS time, closed_time, explode(filters) AS filter
    FROM requested
    WHERE kind <> 'publish'
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
            id, broker, kind, time, closed_time, filter.topic_filter AS topic_filter, filter.code AS code,
            coalesce(filter.no_local, false) AS no_local,
            lead(time) OVER (PARTITION BY id, filter.topic_filter ORDER BY time) AS end_time
        FROM asked
    ) AS each
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
-- What a connection may get of a topic: what it subscribed to, from `time` on; without `time`, what a copy may be of
-- where no subscription says it: retained messages, and sessions that began before the capture.
pairs AS (
    SELECT *
    FROM (
        SELECT *, count(time) OVER (PARTITION BY id, topic) AS subscribed
        FROM (
            SELECT id, broker, topic, false AS retain, no_local, time, end_time FROM matches
            UNION ALL
            SELECT DISTINCT id, broker, topic, retain, false, CAST(NULL AS TIMESTAMP), CAST(NULL AS TIMESTAMP)
            FROM copies
        ) AS each
    ) AS counted
    WHERE time IS NOT NULL OR retain OR subscribed = 0
),
-- A flow is what one subscriber may get of one content. A publication that nobody may get is in a flow of nobody.
events AS (
    SELECT DISTINCT
        pairs.id AS subscriber, coalesce(pairs.retain, false) AS is_retained, publications.id AS id,
        publications.topic AS topic, content, publications.time AS time, number, qos, is_refused,
        true AS is_publication, pairs.time IS NOT NULL AS is_expected
    FROM publications LEFT JOIN pairs
        ON publications.broker = pairs.broker
        AND publications.topic = pairs.topic
        AND NOT publications.is_refused
        AND (publications.retain OR NOT pairs.retain)
        AND NOT (pairs.no_local AND publications.id = pairs.id)
        AND (pairs.time IS NULL OR publications.time >= pairs.time)
        AND (pairs.end_time IS NULL OR publications.time < pairs.end_time)
    UNION ALL
    SELECT id, retain, id, topic, content, time, number, qos, false, false, false FROM copies
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
        PARTITION BY flow ORDER BY time, is_publication DESC, id, number
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    )
),
-- `seen` are the publications of a flow up to an event, `place - seen` the copies. A flow is even if each publication
-- has its copy behind it. `nearest` is the turn of a copy if the last copy before the next publication is one of the
-- last publication, `settled` the turn of the last copy before those.
numbered AS (
    SELECT
        *,
        max(seen) OVER of_flow * 2 = count(*) OVER of_flow AND min(seen * 2 - place) OVER of_flow >= 0 AS is_even,
        seen + place - max(place) OVER (
            PARTITION BY flow ORDER BY seen RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
        ) AS nearest,
        coalesce(max(CASE WHEN NOT is_publication THEN seen END) OVER (
            PARTITION BY flow ORDER BY seen RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ), 0) AS settled
    FROM counted
    WINDOW of_flow AS (PARTITION BY flow)
),
-- `turn` is the number of a publication in its flow; of a copy, that of the publication to which it belongs.
turned AS (
    SELECT
        *,
        CASE
            WHEN is_publication OR is_retained THEN seen
            WHEN is_even THEN place - seen
            ELSE greatest(nearest, least(settled + 1, seen))
        END AS turn
    FROM numbered
),
joined AS (
    SELECT
        *,
        NOT is_publication OR is_expected AND count(*) OVER (PARTITION BY flow, turn) = 1 AS is_told,
        first_value(CASE WHEN is_publication THEN id END) OVER of_turn AS publisher,
        first_value(CASE WHEN is_publication THEN number END) OVER of_turn AS publication,
        first_value(CASE WHEN is_publication THEN time END) OVER of_turn AS publication_time,
        first_value(CASE WHEN is_publication THEN qos END) OVER of_turn AS publication_qos
    FROM turned
    WINDOW of_turn AS (PARTITION BY flow, turn ORDER BY is_publication DESC)
),
-- A publication that no row tells of has one without a subscriber.
told AS (
    SELECT *
    FROM (
        SELECT
            *,
            row_number() OVER (
                PARTITION BY publisher, coalesce(publication, number) ORDER BY is_told DESC
            ) AS place_told
        FROM joined
    ) AS each
    WHERE is_told OR place_told = 1
)
SELECT
    topic,
    CASE
        WHEN is_refused THEN 'refused'
        WHEN NOT is_told THEN 'no_subscriber'
        WHEN is_publication THEN 'not_delivered'
        WHEN is_retained THEN 'retained'
        WHEN publisher IS NULL THEN 'not_published_here'
        ELSE 'delivered'
    END AS delivery,
    CAST(unix_micros(CASE WHEN NOT is_publication THEN time END) - unix_micros(publication_time) AS DOUBLE) / 1000
        AS latency_ms,
    sender.client_id AS publisher_client_id,
    receiver.client_id AS subscriber_client_id,
    sender.connection AS publisher,
    publication AS number,
    publication_time AS time,
    publication_qos AS qos,
    receiver.connection AS subscriber,
    CASE WHEN NOT is_publication THEN number END AS copy_number,
    CASE WHEN NOT is_publication THEN time END AS copy_time,
    CASE WHEN NOT is_publication THEN qos END AS copy_qos
FROM told
LEFT JOIN located AS sender ON publisher = sender.id
LEFT JOIN located AS receiver ON is_told AND subscriber = receiver.id
ORDER BY coalesce(publication_time, told.time), publication, subscriber_client_id, copy_number
