-- When the last bytes of an upload came, by the clock of the database.
alter table uploads add column arrived_at timestamptz not null default now();

-- What a person may do only so often, each time that it was done.
create table quota_uses (
  use_id bigserial primary key,
  uid text not null references users (uid) on delete cascade,
  kind text not null check (kind in ('import', 'pdf')),
  used_at timestamptz not null default now()
);
create index quota_uses_uid on quota_uses (uid, kind, used_at);
