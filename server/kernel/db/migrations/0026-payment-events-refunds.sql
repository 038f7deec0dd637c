-- Events of payment providers that took effect, and money that is given back.

create table payment_events (
  event_id text primary key,
  type text not null,
  pid text not null references payments (pid) on delete cascade,
  received_at timestamptz not null
);
create index payment_events_pid on payment_events (pid);
create index payment_events_received on payment_events (received_at);

create table refunds (
  rid text primary key,
  pid text not null references payments (pid) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('asked', 'done', 'failed')),
  asked_by text,
  provider_id text,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_pid on refunds (pid);
