-- Coupons of one kind that are issued at once, each to be used once.
create table coupon_batches (
  batch_id text primary key,
  -- what the staff calls it
  name text not null,
  created_at timestamptz not null
);
create index coupon_batches_created on coupon_batches (created_at);

alter table coupons add column batch_id text references coupon_batches (batch_id) on delete cascade;
create index coupons_batch on coupons (batch_id, code);

alter table desk_acts drop constraint desk_acts_act_check;
alter table desk_acts add constraint desk_acts_act_check check (act in ('ship', 'reprint', 'accept', 'refund', 'refundAgain', 'settleTrouble', 'issueCoupon', 'endCoupon', 'issueBatch', 'endBatch', 'changePrices', 'withdrawPrices'));
