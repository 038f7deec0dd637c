-- What people take along: one ZIP a person, and how often it was made.
create table exports (
  uid text primary key references users on delete cascade,
  export_id text not null,
  state text not null check (state in ('making', 'ready', 'failed')),
  done integer not null,
  sha256 text,
  bytes bigint,
  asked_at timestamptz not null default now(),
  made_at timestamptz
);

-- The file is needed as long as the row says so (migration 0011).
create function file_uses_of(r exports) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'export ' || r.uid, 'files', r.sha256, r.uid, null where r.sha256 is not null
$$;
create function file_holder_of(r exports) returns text language sql immutable as $$ select 'export ' || r.uid $$;

create function add_file_uses_of_exports() returns trigger language plpgsql as $$
begin
  insert into file_uses (holder, kind, key, uid, bid)
    select u.holder, u.kind, u.key, u.uid, u.bid from new_rows r, file_uses_of(r::exports) u
    on conflict do nothing;
  return null;
end $$;
create trigger follow_insert after insert on exports referencing new table as new_rows
  for each statement execute function add_file_uses_of_exports();

create function drop_file_uses_of_exports() returns trigger language plpgsql as $$
begin
  delete from file_uses f using old_rows r where f.holder = file_holder_of(r::exports);
  return null;
end $$;
create trigger follow_delete after delete on exports referencing old table as old_rows
  for each statement execute function drop_file_uses_of_exports();

create function change_file_uses_of_exports() returns trigger language plpgsql as $$
declare
  changed exports := new;
begin
  delete from file_uses f where f.holder = file_holder_of(changed)
    and not exists (select from file_uses_of(changed) u where u.kind = f.kind and u.key = f.key);
  insert into file_uses (holder, kind, key, uid, bid)
    select u.holder, u.kind, u.key, u.uid, u.bid from file_uses_of(changed) u
    on conflict do nothing;
  return null;
end $$;
create trigger follow_update after update on exports
  for each row when (old.sha256 is distinct from new.sha256) execute function change_file_uses_of_exports();

alter table quota_uses drop constraint quota_uses_kind_check;
alter table quota_uses add constraint quota_uses_kind_check check (kind in ('import', 'pdf', 'export'));
