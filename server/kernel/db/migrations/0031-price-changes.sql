-- A change of prices takes effect from a moment, has an id, and can be withdrawn until then. At any moment the change that took
-- effect last holds; of two with the same moment, the one that was made last.
alter table region_prices add column change_id text;
alter table region_prices add column valid_from timestamptz;
alter table region_prices add column withdrawn_at timestamptz;
alter table region_prices add column withdrawn_by text;
update region_prices set change_id = gen_random_uuid()::text, valid_from = changed_at;
alter table region_prices alter column change_id set not null;
alter table region_prices alter column valid_from set not null;
alter table region_prices drop constraint region_prices_pkey;
alter table region_prices add primary key (change_id);
create index region_prices_in_force on region_prices (region, valid_from, changed_at);
