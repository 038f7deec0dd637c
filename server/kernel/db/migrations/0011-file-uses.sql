-- Which rows need which files of the store, and which files may be needed no more (decision 0035).
create table file_uses (
  holder text not null,
  kind text not null check (kind in ('files', 'images', 'months', 'pages', 'covers')),
  key text not null,
  uid text not null references users on delete cascade,
  bid text references books on delete cascade,
  until timestamptz,
  primary key (holder, kind, key)
);
create index file_uses_key on file_uses (key);
create index file_uses_uid on file_uses (uid);
create index file_uses_bid on file_uses (bid);
create index file_uses_until on file_uses (until) where until is not null;

create table file_removals (
  seq bigserial primary key,
  kind text not null check (kind in ('files', 'images', 'months', 'pages', 'covers')),
  key text not null,
  due_at timestamptz not null
);
create index file_removals_due on file_removals (due_at);

-- What each row needs. One function a table, so that nothing that writes rows has to think of it.

create function pictures_in(document jsonb) returns setof text language sql immutable as $$
  select distinct sha #>> '{}' from jsonb_path_query(document, '$.**.sha256 ? (@.type() == "string")') as sha
$$;
create function images_in(document jsonb) returns setof text language sql immutable as $$
  select distinct substr(uri #>> '{}', 7)
  from jsonb_path_query(document, '$.**.uri ? (@.type() == "string" && @ starts with "image:")') as uri
  union
  select distinct image #>> '{}' from jsonb_path_query(document, '$.**.imageId ? (@.type() == "string")') as image
$$;

create function file_uses_of(r users) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'user ' || r.uid, 'files', r.avatar, r.uid, null where r.avatar is not null
$$;
create function file_uses_of(r images) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'image ' || r.image_id, 'files', r.sha256, r.uid, null
$$;
create function file_uses_of(r books) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'book ' || r.bid, 'files', r.design #>> '{cover,pic}', r.uid, r.bid
    where r.design #>> '{cover,pic}' is not null
  union
  select 'book ' || r.bid, 'files', images.sha256, r.uid, r.bid
    from images_in(r.design) as image_id join images using (image_id)
  union
  select 'book ' || r.bid, 'images', image_id, r.uid, r.bid from images_in(r.design) as image_id
$$;
create function file_uses_of(r items) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'item ' || r.bid || ' ' || r.item_id, found.kind, found.key, books.uid, r.bid
  from books,
    (select 'files' as kind, key from pictures_in(jsonb_build_array(r.original -> 'media', r.edits)) as key
      union all
      select 'images', key from images_in(jsonb_build_array(r.original -> 'media', r.edits)) as key) as found
  where books.bid = r.bid
$$;
create function file_uses_of(r changes) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'change ' || r.seq, found.kind, found.key, books.uid, r.bid
  from books,
    (select 'files' as kind, key from pictures_in(jsonb_build_array(r.before, r.after)) as key
      union
      select 'files', state #>> '{design,cover,pic}' from unnest(array[r.before, r.after]) as state
        where state #>> '{design,cover,pic}' is not null
      union
      select 'images', key from images_in(jsonb_build_array(r.before, r.after)) as key) as found
  where books.bid = r.bid
$$;
create function file_uses_of(r receipt_lines) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'line ' || r.line_id, 'files', key, books.uid, r.bid
  from books, pictures_in(r.held) as key where books.bid = r.bid and r.held is not null
$$;
create function file_uses_of(r downloads) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'download ' || r.bid, 'files', r.sha256, books.uid, r.bid
  from books where books.bid = r.bid and r.sha256 is not null
$$;
create function file_uses_of(r typeset_months) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'month ' || r.bid || ' ' || r.typeset || ' ' || r.month, 'months', r.key, books.uid, r.bid
  from books where books.bid = r.bid
$$;

-- Follows the rows of a table, in the transaction and the statement that change them. A function for each table, since plans
-- are kept for what is written out; an update is looked at only where a column changed that can name a file.
do $$
declare
  followed record;
begin
  for followed in select * from (values
    ('users', array['avatar'], $h$'user ' || r.uid$h$),
    ('images', array['sha256'], $h$'image ' || r.image_id$h$),
    ('books', array['design'], $h$'book ' || r.bid$h$),
    ('items', array['original', 'edits'], $h$'item ' || r.bid || ' ' || r.item_id$h$),
    ('changes', array['before', 'after'], $h$'change ' || r.seq$h$),
    ('receipt_lines', array['held'], $h$'line ' || r.line_id$h$),
    ('downloads', array['sha256'], $h$'download ' || r.bid$h$),
    ('typeset_months', array['key'], $h$'month ' || r.bid || ' ' || r.typeset || ' ' || r.month$h$)
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

      insert into file_uses (holder, kind, key, uid, bid)
        select u.holder, u.kind, u.key, u.uid, u.bid from %1$I r, file_uses_of(r) u on conflict do nothing;
    $f$, followed.name, quote_literal('select ' || followed.holder),
      (select string_agg(format('old.%I', c), ', ') from unnest(followed.watched) c),
      (select string_agg(format('new.%I', c), ', ') from unnest(followed.watched) c));
  end loop;
end $$;

-- What one row needs no more may be needed by others: it is looked at again when who just read it has had time to need it.
create function note_file_removals() returns trigger language plpgsql as $$
begin
  insert into file_removals (kind, key, due_at)
    select distinct kind, key, now() + interval '5 minutes' from old_rows;
  return null;
end $$;
create trigger note_removals after delete on file_uses referencing old table as old_rows
  for each statement execute function note_file_removals();

-- A picture that a person uploaded and put into no book waits for a week: an entry may be half written.
create function note_new_images() returns trigger language plpgsql as $$
begin
  insert into file_removals (kind, key, due_at) select 'images', image_id, now() + interval '7 days' from new_rows;
  return null;
end $$;
create trigger note_images after insert on images referencing new table as new_rows
  for each statement execute function note_new_images();
insert into file_removals (kind, key, due_at) select 'images', image_id, now() + interval '7 days' from images;
