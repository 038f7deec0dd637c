-- Tries to pay orders. An order has one at most that can still be paid.

create table payments (
  pid text primary key,
  oid text not null references orders (oid) on delete cascade,
  method text not null check (method in ('card', 'paypal')),
  provider_id text,
  state text not null check (state in ('confirming', 'succeeded', 'failed', 'partlyRefunded', 'refunded')),
  reason text,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  trouble text check (trouble in ('amountMismatch', 'surplus')),
  created_at timestamptz not null,
  asked_at timestamptz,
  capture_asked_at timestamptz,
  settled_at timestamptz
);
create unique index payments_open on payments (oid) where settled_at is null;
create index payments_oid on payments (oid);
create unique index payments_provider on payments (method, provider_id);
