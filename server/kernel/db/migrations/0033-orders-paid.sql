-- what was sold last is asked by who chooses a binding
create index orders_paid on orders (paid_at) where paid_at is not null;
