-- People can be known by passkeys (WebAuthn), and by more that they link to their account.
alter table identities drop constraint identities_network_check;
alter table identities add constraint identities_network_check
  check (network in ('local', 'email', 'facebook', 'instagram', 'oidc', 'passkey'));

-- What a passkey signs is checked with; it goes with its identity, whose subject is the id of the credential.
create table passkeys (
  network text not null default 'passkey',
  subject text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  user_handle text not null,
  last_used_at timestamptz,
  primary key (network, subject),
  foreign key (network, subject) references identities (network, subject) on delete cascade
);

-- What passkeys are to sign: good once, in the browser that asked.
create table passkey_challenges (
  challenge_hash text primary key,
  -- to whose account a passkey is to be added; null for a login
  uid text references users (uid) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_uid on passkey_challenges (uid);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

alter table login_states drop constraint login_states_purpose_check;
alter table login_states add constraint login_states_purpose_check check (purpose in ('login', 'import', 'link'));

-- To whose account a mailbox is to be linked; null of a link that logs in.
alter table login_links add column uid text references users (uid) on delete cascade;
create index login_links_uid on login_links (uid);
