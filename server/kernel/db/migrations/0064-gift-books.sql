-- Books that were made before stay as they are until their owner takes the newest layout.
alter table books add column gift boolean not null default false;
alter table typeset_months add column gift boolean not null default false;
