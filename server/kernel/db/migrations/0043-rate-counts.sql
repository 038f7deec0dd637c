-- How often was asked in the window that runs, by address or person, for all servers. Lost by a crash of PostgreSQL, and nothing is lost
-- with it: nothing is written to its log. Room in each page keeps a count where it is when it grows.
create unlogged table rate_counts (
  key text primary key,
  hits integer not null,
  ends_at timestamp with time zone not null
) with (fillfactor = 50);
