create table users (
  uid text primary key,
  name text not null,
  avatar text,
  language text not null,
  region text not null,
  talked_at timestamptz,
  ready_at timestamptz,
  created_at timestamptz not null
);

create table identities (
  network text not null check (network in ('facebook', 'instagram', 'oidc')),
  subject text not null,
  uid text not null references users on delete cascade,
  name text not null,
  sealed_token text,
  token_expires_at timestamptz,
  expired boolean not null default false,
  linked_at timestamptz not null,
  primary key (network, subject)
);
create index identities_uid on identities (uid);

create table sessions (
  token_hash text primary key,
  uid text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table tickets (
  ticket_hash text primary key,
  uid text not null references users on delete cascade,
  expires_at timestamptz not null
);

create table login_states (
  state_hash text primary key,
  network text not null,
  verifier text not null,
  nonce text not null,
  carried text not null,
  purpose text not null check (purpose in ('login', 'import')),
  uid text,
  bid text,
  sources jsonb not null,
  expires_at timestamptz not null
);

create table referrals (
  child text primary key references users on delete cascade,
  parent text not null,
  bound_at timestamptz not null
);

create table books (
  bid text primary key,
  uid text not null references users on delete cascade,
  sid text not null unique,
  type text not null check (type in ('diarybook', 'photobook', 'calendar')),
  typeset text not null,
  design jsonb not null,
  locale text not null,
  time_zone text not null,
  finalized boolean not null default false,
  public boolean not null default false,
  guide boolean not null default false,
  posts_initialized boolean not null default false,
  ins_initialized boolean not null default false,
  patched boolean not null default false,
  total_page integer not null default 0,
  revision integer not null default 0,
  share_hash text,
  sealed_share text,
  share_expires_at timestamptz,
  share_password_hash text,
  end_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index books_uid on books (uid);
-- one guide book for all
create unique index books_guide on books (guide) where guide;

create table items (
  bid text not null references books on delete cascade,
  item_id text not null,
  type text not null check (type in ('facebook', 'pages', 'photos', 'patch', 'instagram')),
  month text not null,
  time bigint not null,
  original jsonb not null,
  edits jsonb not null default '{}',
  chosen boolean not null default true,
  deleted boolean not null default false,
  pending boolean not null default false,
  version integer not null default 0,
  words text not null,
  photos integer not null,
  from_name text,
  updated_at timestamptz not null,
  primary key (bid, item_id)
);
create index items_month on items (bid, month);
create index items_time on items (bid, time);

create table changes (
  seq bigserial primary key,
  bid text not null references books on delete cascade,
  label text not null,
  run text,
  before jsonb not null,
  after jsonb not null,
  undone boolean not null default false,
  changed_at timestamptz not null
);
create index changes_book on changes (bid, seq);

create table pictures (
  sha256 text primary key,
  width integer not null,
  height integer not null,
  phash text,
  bytes bigint not null
);

create table images (
  image_id text primary key,
  uid text not null references users on delete cascade,
  sha256 text not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null
);
create index images_uid on images (uid);

create table imports (
  import_id text primary key,
  bid text not null references books on delete cascade,
  via text not null check (via in ('facebook', 'instagram', 'archive')),
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'partly')),
  why text,
  names jsonb not null,
  wanted jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index imports_book on imports (bid, started_at);

create table receipt_lines (
  line_id text primary key,
  bid text not null references books on delete cascade,
  import_id text not null references imports on delete cascade,
  what text not null check (what in ('item', 'photo')),
  outcome text not null check (outcome in ('duplicate', 'filtered', 'missing', 'unreadable')),
  reason text not null,
  name text not null,
  origin text not null,
  of text,
  held jsonb,
  taken boolean not null default false
);
create index receipt_lines_book on receipt_lines (bid);

create table import_troubles (
  import_id text not null references imports on delete cascade,
  bid text not null,
  network text not null,
  kind text not null,
  what text not null,
  primary key (import_id, network, kind, what)
);
create index import_troubles_book on import_troubles (bid);

create table uploads (
  upload_id text primary key,
  uid text not null references users on delete cascade,
  bid text not null references books on delete cascade,
  name text not null,
  bytes bigint not null,
  whole_at timestamptz,
  created_at timestamptz not null
);

create table progress (
  bid text not null references books on delete cascade,
  what text not null check (what in ('posts', 'ins', 'pictures', 'pages', 'pdf')),
  done integer not null,
  total integer not null,
  state text not null check (state in ('running', 'done', 'failed')),
  why text,
  updated_at timestamptz not null,
  primary key (bid, what)
);

create table set_months (
  bid text not null references books on delete cascade,
  typeset text not null,
  month text not null,
  key text not null,
  pages integer not null,
  stale boolean not null default false,
  primary key (bid, typeset, month)
);

create table downloads (
  bid text primary key references books on delete cascade,
  key text not null,
  state text not null check (state in ('making', 'ready', 'failed')),
  sha256 text,
  bytes bigint,
  pages integer,
  made_at timestamptz
);

-- which worker, by the process that serves its connection, works on which job
create table job_holders (
  job_id uuid primary key,
  pid integer not null
);
