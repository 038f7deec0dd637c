-- Who asked to be told when the work on a book is done, and the mail that told it.
create table book_notices (
  notice_id text primary key,
  bid text not null references books (bid) on delete cascade,
  -- what was done; null while it is awaited
  kind text check (kind in ('import', 'pdf', 'failed')),
  state text not null check (state in ('asked', 'waiting', 'sent', 'refused', 'off', 'failed')),
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index book_notices_bid on book_notices (bid);
-- asked twice, told once
create unique index book_notices_asked on book_notices (bid) where state = 'asked';
