-- Prices as the desk changed them: the newest of a region holds, the catalogue's where there is none (domain/prices/price-table.ts).
-- Rows are never changed: they are the history. `prices`: RegionPrices without its currency.
create table region_prices (
  region text not null,
  changed_at timestamptz not null,
  prices jsonb not null,
  changed_by text not null,
  primary key (region, changed_at)
);
