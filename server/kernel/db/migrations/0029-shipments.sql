-- What becomes of paid orders: made, handed over to a printer, sent. Where `why` says something, it waits for the staff.
create table shipments (
  oid text primary key,
  state text not null check (state in ('none', 'making', 'ready', 'handedOver', 'shipped', 'sent')),
  printer text,
  job_id text,
  tracking_number text,
  tracking_address text,
  why text,
  reprints integer not null default 0,
  paid_at timestamptz not null default now(),
  handed_over_at timestamptz,
  shipped_at timestamptz
);
create index shipments_open on shipments (state, paid_at) where state not in ('shipped', 'sent');
