-- Mails about orders, each once: by the order, the kind, and which refund or parcel it is about.
create table mails (
  oid text not null,
  kind text not null check (kind in ('received', 'paid', 'pdfReady', 'shipped', 'refunded')),
  about text not null default '',
  details jsonb not null,
  state text not null check (state in ('waiting', 'sent', 'refused', 'off', 'failed')),
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (oid, kind, about)
);
create index mails_waiting on mails (asked_at) where state <> 'sent';
