-- What the maker of a book keeps in print although it looks private; item_id empty: all over the book.
create table kept_findings (
  bid text not null references books on delete cascade,
  kind text not null check (kind in ('phone', 'mail', 'address', 'person', 'place', 'quote')),
  text text not null,
  item_id text not null default '',
  primary key (bid, kind, text, item_id)
);
