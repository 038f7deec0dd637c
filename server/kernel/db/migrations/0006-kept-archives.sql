-- An archive that was read stays for a while: other parts of it may name its pictures.
alter table uploads add column read_at timestamptz, add column used boolean not null default false;
update uploads set read_at = now() where exists (
  select from imports
  where imports.bid = uploads.bid and imports.why = 'empty-archive'
    and imports.wanted -> 'uploads' ? uploads.upload_id
);
