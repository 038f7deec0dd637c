-- Where people have books sent to. `address`: domain/addresses/address.ts; `customs`: {"realName": "...", "mobile": "..."} or null.
create table addresses (
  address_id text primary key,
  uid text not null references users on delete cascade,
  address jsonb not null,
  customs jsonb,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index addresses_uid on addresses (uid, used_at);
