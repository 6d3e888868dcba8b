-- What a company's points are worth. A company without a row has the usual worth: one point pays one fen.
create table points_rule (
  company_id     uuid    not null primary key,
  -- Whole points for a fen, so that whatever part of an order comes back is whole points too
  points_per_fen integer not null check (points_per_fen between 1 and 100)
);

-- The worth at which an order was paid: what comes back of it comes back at that one.
alter table shop_order add column points_per_fen integer not null default 1 check (points_per_fen between 1 and 100);

-- The event that an entry undoes: points of an order that was paid back, of a deed that was taken back
alter table ledger_entry add column undoes text;
