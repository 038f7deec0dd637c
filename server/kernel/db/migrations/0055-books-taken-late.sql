-- A book that is ordered is copied when it is first changed after that, and not at all where its snapshot is a file by then (decision 0101).

-- What a book prints, by its items.
create function printed_content(book text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'version', version, 'month', month,
    'original', original, 'edits', edits) order by month, time, item_id), '[]')
  from items where bid = book and chosen and not deleted and not pending
$$;

create index book_snapshots_untaken on book_snapshots (bid) where content is null and sha256 is null;

create function take_ordered_book(book text) returns void language sql as $$
  update book_snapshots set content = taken.content,
      files = array(select pictures_in(jsonb_build_array(taken.content, settings)))
    from (select printed_content(book) as content) as taken
    where bid = book and book_snapshots.content is null and sha256 is null
$$;

-- Before the first row changes. The lock is the one that orders take: which of the two comes first is certain.
create function keep_ordered_book() returns trigger language plpgsql as $$
declare
  book text := case when tg_op = 'INSERT' then new.bid else old.bid end;
begin
  if tg_table_name <> 'books' then
    perform from books where bid = book for no key update;
  end if;
  if exists (select from book_snapshots where bid = book and content is null and sha256 is null) then
    perform take_ordered_book(book);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger keep_ordered before insert or delete or update of item_id, version, month, time, original, edits, chosen,
    deleted, pending
  on items for each row execute function keep_ordered_book();
-- whose pages, and pictures beside those of the items, a snapshot needs
create trigger keep_ordered before delete or update of key on typeset_months
  for each row execute function keep_ordered_book();
create trigger keep_ordered before delete or update of design on books
  for each row execute function keep_ordered_book();

-- Until it is taken, what a snapshot needs is what its book has.
create or replace function file_uses_of(r book_snapshots) returns table (holder text, kind text, key text, uid text, bid text)
language sql stable as $$
  select 'snapshot ' || r.snapshot_key, 'files', sha256, null, null from unnest(r.files) as sha256
  union
  select 'snapshot ' || r.snapshot_key, 'months', month ->> 'key', null, null
    from jsonb_array_elements(r.months) as month where r.content is not null
$$;
drop trigger follow_update on book_snapshots;
create trigger follow_update after update on book_snapshots
  for each row when (row(old.files, old.months, old.content is null) is distinct from row(new.files, new.months, new.content is null))
  execute function change_file_uses_of_book_snapshots();

-- What of a book is not set yet is told without its entries.
drop index items_month;
create index items_month on items (bid, month, chosen, deleted, pending);
