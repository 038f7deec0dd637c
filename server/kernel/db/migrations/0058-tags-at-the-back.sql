-- Hashtags that stand at the back of a book take pages there: books are counted with them.
alter table typeset_months add column tags text[] not null default '{}';
