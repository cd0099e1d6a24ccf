-- What the archive holds
-- Records by game and format, how many of them are valid, and their plies.
SELECT game, format, count(*) AS records, count_if(valid) AS valid, sum(plies) AS plies
FROM records
GROUP BY game, format
ORDER BY game, format;
