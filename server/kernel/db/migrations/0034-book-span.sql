-- The first and the last month (YYYYMM) that a book takes in; null: open. What is imported outside of them comes in and is not chosen.
alter table books add column since text;
alter table books add column until text;
