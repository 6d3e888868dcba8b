-- What one time of a package is worth, where its own value is known.
alter table equity_package add column time_fen bigint check (time_fen >= 0);
-- What ends soon is looked for across companies, once a day.
create index equity_package_ending on equity_package (end_time) where status <= 1;

-- Cards that are given out as codes.
create table card_batch (
  company_id    uuid        not null,
  id            uuid        not null,
  name          text        not null,
  summary       text        not null,
  -- What the card holds, a line each
  benefits      text[]      not null,
  supplier_code text        not null,
  times         integer     not null check (times > 0),
  time_fen      bigint      not null check (time_fen >= 0),
  size          integer     not null check (size > 0),
  valid_days    integer     not null check (valid_days > 0),
  collect_until timestamptz not null,
  state         text        not null check (state in ('draft', 'open', 'void')),
  void_reason   text,
  staff_id      uuid        not null,
  staff_name    text        not null,
  created_at    timestamptz not null,
  primary key (company_id, id)
);
create index card_batch_newest on card_batch (created_at desc, id);

-- One row a card. The code itself is nowhere: whoever reads the database can collect nothing.
create table card_code (
  company_id   uuid        not null,
  id           uuid        not null,
  batch_id     uuid        not null,
  code_hash    text        not null,
  account_id   uuid,
  package_id   uuid,
  collected_at timestamptz,
  primary key (company_id, id),
  unique (company_id, code_hash),
  check ((package_id is null) = (account_id is null) and (package_id is null) = (collected_at is null))
);
create index card_code_batch on card_code (company_id, batch_id);
create unique index card_code_package on card_code (company_id, package_id) where package_id is not null;

-- Who had a card from when on.
create table card_handover (
  company_id uuid        not null,
  id         uuid        not null,
  package_id uuid        not null,
  -- Of the employee who gave it
  account_id uuid        not null,
  family_id  uuid        not null,
  kind       text        not null check (kind in ('given', 'takenBack')),
  -- What was used of it at that moment
  used_then  integer     not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index card_handover_package on card_handover (company_id, package_id, created_at);

-- What was booked with a card on the page of the house that serves it, as the house told us.
create table card_book_record (
  company_id     uuid        not null,
  id             uuid        not null,
  package_id     uuid        not null,
  -- Whose booking it is: an adult with an account of her own shows hers to nobody
  keeper_id      uuid        not null,
  family_id      uuid,
  house          text        not null,
  booking_no     text        not null,
  -- Where, and for what
  content_sealed text        not null,
  starts_at      timestamptz not null,
  -- 1 已预约, 2 已完成, 3 已取消
  state          smallint    not null check (state between 1 and 3),
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  primary key (company_id, id),
  unique (company_id, house, booking_no)
);
create index card_book_record_keeper on card_book_record (company_id, keeper_id, starts_at desc);
