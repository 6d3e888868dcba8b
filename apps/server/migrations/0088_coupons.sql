-- A kind of coupon of one company: what it does, how many there are, who may take how many, and how long they are good.
create table coupon_batch (
  company_id   uuid        not null,
  id           uuid        not null,
  name         text        not null,
  -- 1 takes an amount off (fen), another is a discount in hundredths of a 折
  coupon_type  smallint    not null,
  reduce_money bigint      not null check (reduce_money > 0),
  full_money   bigint      check (full_money > 0),
  stock        integer     not null check (stock > 0),
  -- How many of them somebody has; the last one is taken by one guarded statement
  taken        integer     not null default 0,
  per_person   integer     not null check (per_person > 0),
  take_from    timestamptz not null,
  take_until   timestamptz not null check (take_until > take_from),
  valid_from   timestamptz,
  valid_until  timestamptz,
  valid_days   integer     check (valid_days > 0),
  -- Both empty: for everything
  product_ids  uuid[]      not null,
  category_ids text[]      not null,
  note         text        not null,
  is_paused    boolean     not null default false,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (company_id, id),
  check (taken between 0 and stock),
  check (coupon_type = 1 or reduce_money < 1000),
  -- Either from and until when, or for so many days after it is taken
  check ((valid_days is null) = (valid_from is not null and valid_until is not null))
);
create index coupon_batch_newest on coupon_batch (created_at desc);

create table coupon (
  company_id  uuid        not null,
  id          uuid        not null,
  batch_id    uuid        not null,
  account_id  uuid        not null,
  -- Which of the person's own of this batch: two taps at once cannot both be the last that is allowed
  nth         integer     not null check (nth > 0),
  state       smallint    not null check (state between 1 and 3),
  -- Whoever holds it: in state 1 an order that waits for its money, in state 2 the one that used it
  order_id    uuid,
  valid_from  timestamptz not null,
  valid_until timestamptz not null,
  taken_at    timestamptz not null,
  used_at     timestamptz,
  -- When its owner was told that it ends
  told_at     timestamptz,
  primary key (company_id, id),
  unique (company_id, batch_id, account_id, nth),
  check (state <> 2 or order_id is not null)
);
create index coupon_account on coupon (account_id, state, valid_until);
create index coupon_ending on coupon (valid_until) where state = 1;
