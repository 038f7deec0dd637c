alter table set_months rename to typeset_months;
alter table typeset_months rename constraint set_months_pkey to typeset_months_pkey;
alter table typeset_months rename constraint set_months_bid_fkey to typeset_months_bid_fkey;
