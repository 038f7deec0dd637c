-- What a person is about to order: [{"bid": "...", "binding": "paperback", "quantity": 1}].
create table baskets (
  uid text primary key references users on delete cascade,
  lines jsonb not null,
  updated_at timestamptz not null
);

-- An order outlives account and books: what it needs of them stands in it. Amounts are minor units of its currency.
create table orders (
  oid text primary key,
  uid text references users on delete set null,
  -- For people: on mails and parcels.
  number text not null unique,
  state text not null check (state in ('pending', 'paid', 'partlyRefunded', 'refunded', 'expired', 'cancelled')),
  region text not null,
  currency text not null,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  shipping_minor bigint not null,
  surcharge_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null,
  shipping_way text not null check (shipping_way in ('standard', 'express', 'email')),
  free_shipping text check (free_shipping in ('pages', 'coupon')),
  delivery_days integer not null,
  -- As it was then, and what customs were told; null for files that come by e-mail, and once nobody needs it.
  address jsonb,
  email text not null,
  note text not null,
  -- Of the mails.
  language text not null,
  -- One press of the button: sha256 of the body that came with the key.
  idempotency_key text,
  body_hash text,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Taken off the person's list.
  hidden_at timestamptz
);
create unique index orders_press on orders (uid, idempotency_key);
create index orders_list on orders (uid, created_at);
create index orders_pending on orders (created_at) where state = 'pending';

-- The books of an order; a book may be gone since, so nothing refers to it.
create table order_lines (
  oid text not null references orders on delete cascade,
  seq integer not null,
  bid text not null,
  title text not null,
  author text not null,
  book_type text not null,
  typeset text not null,
  binding text not null check (binding in ('paperback', 'hardback', 'pdf')),
  quantity integer not null check (quantity > 0),
  pages integer not null,
  billed_pages integer not null,
  volumes integer not null,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  primary key (oid, seq)
);
create index order_lines_bid on order_lines (bid);
