-- Stripe answers a key by what it said first: a refund that is asked for again goes there under another one.
alter table refunds add column asked_times integer not null default 1;
