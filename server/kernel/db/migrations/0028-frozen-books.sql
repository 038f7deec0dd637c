-- What orders need of the file store belongs to no account, and stays when it goes.
alter table file_uses alter column uid drop not null;

-- Books as they were ordered, by the hash of what they are: pages, items, pictures. `content` and `months` are taken in the transaction of
-- the order and end when the snapshot is written as a file.
create table book_snapshots (
  snapshot_key text primary key,
  bid text not null,
  settings jsonb not null,
  content jsonb,
  months jsonb,
  files text[] not null,
  sha256 text,
  cover text,
  taken_at timestamptz not null default now()
);

-- The book of each line of an order.
create table frozen_books (
  oid text not null,
  seq integer not null,
  snapshot_key text not null references book_snapshots,
  binding text not null check (binding in ('paperback', 'hardback', 'pdf')),
  primary key (oid, seq)
);
create index frozen_books_snapshot_key on frozen_books (snapshot_key);

-- Files for a printer, made once for a snapshot, a binding and a printer's rules.
create table print_runs (
  run_id text primary key,
  snapshot_key text not null references book_snapshots,
  binding text not null check (binding in ('paperback', 'hardback', 'pdf')),
  profile text not null,
  state text not null check (state in ('making', 'ready', 'objected', 'failed')),
  done integer not null,
  pages integer,
  volumes integer,
  report jsonb,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index print_runs_snapshot_key on print_runs (snapshot_key);
create table print_files (
  run_id text not null references print_runs on delete cascade,
  volume integer not null,
  kind text not null check (kind in ('inner', 'cover', 'reading')),
  sha256 text not null,
  bytes bigint not null,
  pages integer not null,
  primary key (run_id, volume, kind)
);
create index print_files_sha256 on print_files (sha256);

-- What these rows need of the store (migration 0011).
create function file_uses_of(r book_snapshots) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'snapshot ' || r.snapshot_key, 'files', sha256, null, null from unnest(r.files) as sha256
  union
  select 'snapshot ' || r.snapshot_key, 'months', month ->> 'key', null, null
    from jsonb_array_elements(r.months) as month
$$;
create function file_uses_of(r print_files) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'print ' || r.run_id || ' ' || r.volume || ' ' || r.kind, 'files', r.sha256, null, null
$$;

do $$
declare
  followed record;
begin
  for followed in select * from (values
    ('book_snapshots', array['files', 'months'], $h$'snapshot ' || r.snapshot_key$h$),
    ('print_files', array['sha256'], $h$'print ' || r.run_id || ' ' || r.volume || ' ' || r.kind$h$)
  ) as t (name, watched, holder)
  loop
    execute format($f$
      create function file_holder_of(r %1$I) returns text language sql immutable as %2$s;

      create function add_file_uses_of_%1$s() returns trigger language plpgsql as $body$
      begin
        insert into file_uses (holder, kind, key, uid, bid)
          select u.holder, u.kind, u.key, u.uid, u.bid from new_rows r, file_uses_of(r::%1$I) u
          on conflict do nothing;
        return null;
      end $body$;
      create trigger follow_insert after insert on %1$I referencing new table as new_rows
        for each statement execute function add_file_uses_of_%1$s();

      create function drop_file_uses_of_%1$s() returns trigger language plpgsql as $body$
      begin
        delete from file_uses f using old_rows r where f.holder = file_holder_of(r::%1$I);
        return null;
      end $body$;
      create trigger follow_delete after delete on %1$I referencing old table as old_rows
        for each statement execute function drop_file_uses_of_%1$s();

      create function change_file_uses_of_%1$s() returns trigger language plpgsql as $body$
      declare
        changed %1$I := new;
      begin
        delete from file_uses f where f.holder = file_holder_of(changed)
          and not exists (select from file_uses_of(changed) u where u.kind = f.kind and u.key = f.key);
        insert into file_uses (holder, kind, key, uid, bid)
          select u.holder, u.kind, u.key, u.uid, u.bid from file_uses_of(changed) u
          on conflict do nothing;
        return null;
      end $body$;
      create trigger follow_update after update on %1$I
        for each row when (row(%3$s) is distinct from row(%4$s)) execute function change_file_uses_of_%1$s();
    $f$, followed.name, quote_literal('select ' || followed.holder),
      (select string_agg(format('old.%I', c), ', ') from unnest(followed.watched) c),
      (select string_agg(format('new.%I', c), ', ') from unnest(followed.watched) c));
  end loop;
end $$;
