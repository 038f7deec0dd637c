-- Keys of logins were kept where scripts read them: everybody logs in once more.
delete from sessions;
alter table sessions add column session_id text not null unique;
alter table sessions add column last_used_at timestamptz not null;
alter table sessions add column browser text;
alter table sessions add column system text;

-- A ticket is good in the browser that began the login, and nowhere else.
delete from tickets;
alter table tickets add column browser_hash text not null;

-- What concerns the safety of accounts and books, without words of people.
create table security_events (
  event_id bigserial primary key,
  at timestamptz not null,
  kind text not null,
  uid text,
  target text,
  origin text
);
create index security_events_at on security_events (at);

-- How often the password of a book was guessed wrongly, in whichever process.
create table share_guesses (
  bid text primary key references books on delete cascade,
  wrong integer not null,
  since timestamptz not null,
  pauses integer not null,
  paused_until timestamptz
);
