-- Files of an order are made one by one, and each of them looked at the order anew: what the staff had settled came back.
alter table shipments add column refund_settled_at timestamptz;
