-- What takes something off an order (domain/coupons/coupon.ts). Codes are in capitals.
create table coupons (
  code text primary key,
  kind text not null check (kind in ('cash', 'discount', 'group', 'voucher', 'free', 'freeDelivery', 'bulk')),
  amount_minor bigint,
  currency text,
  percent double precision,
  pages integer,
  typeset text,
  book_count integer,
  page_limit integer,
  min_billed_pages integer,
  expires_at timestamptz,
  uses_total integer not null,
  uses_left integer not null,
  -- How often one person may use it; null: as often as there is.
  uses_each integer,
  -- Everybody may claim it.
  official boolean not null default false,
  -- Whose it is alone; null: of who knows the code.
  uid text references users on delete cascade,
  created_at timestamptz not null,
  constraint coupons_uses_left_check check (uses_left >= 0 and uses_left <= uses_total)
);
create index coupons_uid on coupons (uid);
create index coupons_official on coupons (created_at) where official;

create table coupon_claims (
  uid text not null references users on delete cascade,
  code text not null references coupons on delete cascade,
  claimed_at timestamptz not null,
  primary key (uid, code)
);
create index coupon_claims_code on coupon_claims (code);

-- What an order uses: it outlives coupon and person.
create table coupon_uses (
  oid text not null,
  code text not null,
  uid text references users on delete set null,
  state text not null check (state in ('reserved', 'redeemed', 'released')),
  amount_minor bigint not null,
  primary key (oid, code)
);
create index coupon_uses_code on coupon_uses (code, uid);
create index coupon_uses_uid on coupon_uses (uid);

-- Wrong guesses at codes, by person.
create table coupon_guesses (
  uid text primary key references users on delete cascade,
  wrong integer not null,
  since timestamptz not null,
  pauses integer not null,
  paused_until timestamptz
);
