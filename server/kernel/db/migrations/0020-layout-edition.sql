-- The edition of the layout that a month was set in (press/products/edition.ts). What was set before there were editions is of the first.
alter table typeset_months add column edition integer not null default 1;
alter table typeset_months alter column edition drop default;
