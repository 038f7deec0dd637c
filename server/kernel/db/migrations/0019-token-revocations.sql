-- Tokens of accounts that were unlinked or deleted, sealed, until their network was told that they are needed no more.
create table token_revocations (
  revocation_id text primary key,
  network text not null check (network in ('facebook', 'instagram', 'oidc')),
  sealed_token text not null,
  created_at timestamptz not null default now()
);
create index token_revocations_created_at on token_revocations (created_at);
