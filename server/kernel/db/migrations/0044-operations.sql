-- Who runs the service looks after people: an account that was disabled, and quotas of its own.
alter table users add column disabled_at timestamptz;
-- {"uploadBytes": 0, ...}: those that differ from the settings; 0 is no limit.
alter table users add column quotas jsonb not null default '{}';
create index users_created on users (created_at, uid);
create index users_disabled on users (uid) where disabled_at is not null;

alter table desk_acts drop constraint desk_acts_act_check;
alter table desk_acts add constraint desk_acts_act_check check (act in ('ship', 'reprint', 'accept', 'refund', 'refundAgain', 'settleTrouble', 'issueCoupon', 'endCoupon', 'issueBatch', 'endBatch', 'changePrices', 'withdrawPrices', 'disablePerson', 'enablePerson', 'changeQuotas', 'deletePerson', 'keepPerson', 'endSessions', 'retryJob', 'setAsideJob', 'takeBackJob', 'discardJob', 'sweepFiles'));

-- Signs of life of the processes of the service, for who looks at all of them. One that ends in order takes its row along.
create table process_signs (
  process_id text primary key,
  kind text not null check (kind in ('api', 'worker')),
  -- name of the machine
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- The newest version that the address of the settings has told of: one row.
create table release_news (
  id int primary key check (id = 1),
  version text,
  href text,
  -- why the last question was not answered
  failure text,
  asked_at timestamptz not null
);
