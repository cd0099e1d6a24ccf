-- Which rules players break
-- The first error of every record that is not valid: its code, how many records have it, how many of these have a unique
-- repair, and one of the messages.
SELECT game, code, count(*) AS records, count(repaired) AS repairable, min(message) AS for_example
FROM records
WHERE NOT valid
GROUP BY game, code
ORDER BY records DESC, game, code
LIMIT 12;
