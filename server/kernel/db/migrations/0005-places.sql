-- Where a live import goes on when its worker was killed: gone when the import ends.
create table import_places (
  import_id text not null references imports on delete cascade,
  subject text not null,
  list text not null,
  place jsonb not null,
  primary key (import_id, subject, list)
);

-- Media that were listed, and where their bytes are for some hours.
create table import_media (
  import_id text not null references imports on delete cascade,
  subject text not null,
  uri text not null,
  address text,
  primary key (import_id, subject, uri)
);
