-- Whether the sparse months of a book run on where the month before them ends (press/products/diary/months/month-runs.ts); books
-- that were there before keep their pages until their owner takes the newest edition of the layout.
alter table books add column runs_on boolean not null default false;

-- The months that are typeset as one with this month, in order with a space between: all have the key of the same pages, which are
-- counted with the first.
alter table typeset_months add column run text;
update typeset_months set run = month;
alter table typeset_months alter column run set not null;
