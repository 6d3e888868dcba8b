-- A right is so many times, or so much money.
alter table equity_package add column unit text not null default 'times' check (unit in ('times', 'fen'));

-- What the hospital's pharmacy sells, as it told us last.
create table medicine (
  code       text        primary key,
  -- By which lines of orders and stock name it
  id         uuid        not null,
  name       text        not null,
  spec       text        not null,
  price_fen  bigint      not null check (price_fen >= 0),
  updated_at timestamptz not null
);

-- What an order of medicine is beside an order.
create table medicine_order (
  company_id        uuid     not null,
  order_id          uuid     not null,
  account_id        uuid     not null,
  prescription_id   uuid     not null,
  stars             smallint check (stars between 1 and 5),
  evaluation_sealed text,
  -- As the pharmacy wrote it
  invoice_code      text,
  invoice_number    text,
  invoice_day       date,
  invoice_fen       bigint,
  invoice_seller    text,
  primary key (company_id, order_id)
);
create index medicine_order_prescription on medicine_order (company_id, prescription_id);
