-- A refusal to take the money speaks for the calls before it alone: one that came after it may still take it.
alter table payments add column capture_calls integer not null default 0;
