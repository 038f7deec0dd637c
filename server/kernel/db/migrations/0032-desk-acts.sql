-- What the staff did at the desk. No references: it stays known when order, coupon or account is gone.
create table desk_acts (
  act_id bigserial primary key,
  at timestamptz not null,
  uid text not null,
  act text not null check (act in ('ship', 'reprint', 'accept', 'refund', 'refundAgain', 'settleTrouble', 'issueCoupon', 'endCoupon', 'changePrices', 'withdrawPrices')),
  -- id of the order, code of the coupon, code of the region
  target text not null,
  -- [{"name": "...", "value": "..."}]
  details jsonb not null,
  -- the network that it came from, not the address
  origin text
);
create index desk_acts_target on desk_acts (target, act_id);

-- Trouble with payments waits for the staff until it says that it is settled.
alter table payments add column trouble_settled_at timestamptz;
create index payments_trouble on payments (oid) where trouble is not null and trouble_settled_at is null;
alter table refunds add column trouble_settled_at timestamptz;
create index refunds_trouble on refunds (pid) where state = 'failed' and trouble_settled_at is null;

-- What the desk lists and counts by day.
create index orders_created on orders (created_at);
create index refunds_settled on refunds (settled_at) where state = 'done';
create index shipments_handed_over on shipments (handed_over_at) where handed_over_at is not null;
create index coupons_created on coupons (created_at);
