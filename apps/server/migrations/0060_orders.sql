-- One core for the five kinds of orders: health, activity, mall, pharmacy, card. Sums are fen; who pays how much of the
-- whole stands here, and of each line in order_line.
create table shop_order (
  company_id  uuid        not null,
  id          uuid        not null,
  account_id  uuid        not null,
  order_no    text        not null,
  kind        text        not null check (kind in ('health', 'activity', 'mall', 'pharmacy', 'card')),
  state       smallint    not null check (state between 1 and 7),
  total_fen   bigint      not null check (total_fen >= 0),
  coupon_fen  bigint      not null check (coupon_fen >= 0),
  benefit_fen bigint      not null check (benefit_fen >= 0),
  points_fen  bigint      not null check (points_fen >= 0),
  money_fen   bigint      not null check (money_fen >= 0),
  -- Where it goes, under the key of its owner; null where nothing is sent
  delivery    text,
  -- While it is 售后中: where it came from
  resting_state smallint,
  -- Why it was closed, in words for people
  close_reason text,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  pay_by      timestamptz not null,
  paid_at     timestamptz,
  shipped_at  timestamptz,
  -- From when it counts as received by itself; null until the last parcel has arrived
  confirm_at  timestamptz,
  done_at     timestamptz,
  primary key (company_id, id),
  check (total_fen = coupon_fen + benefit_fen + points_fen + money_fen)
);
create index shop_order_account on shop_order (account_id, created_at desc);
create index shop_order_unpaid on shop_order (pay_by) where state = 1;
create index shop_order_on_its_way on shop_order (confirm_at) where state = 3 and confirm_at is not null;

-- What was sold, as it was then.
create table order_line (
  company_id  uuid     not null,
  order_id    uuid     not null,
  id          uuid     not null,
  account_id  uuid     not null,
  place       smallint not null,
  product_id  uuid,
  -- Of a medicine it tells of an illness: under the key of the owner
  name        text     not null,
  picture     text     not null,
  unit_fen    bigint   not null check (unit_fen >= 0),
  quantity    integer  not null check (quantity > 0),
  returned    integer  not null check (returned between 0 and quantity),
  coupon_fen  bigint   not null check (coupon_fen >= 0),
  benefit_fen bigint   not null check (benefit_fen >= 0),
  points_fen  bigint   not null check (points_fen >= 0),
  money_fen   bigint   not null check (money_fen >= 0),
  primary key (company_id, order_id, id),
  check (unit_fen * quantity = coupon_fen + benefit_fen + points_fen + money_fen)
);

-- What an order holds of others: stock, coupon, points, a right, a prescription, a place. Taken with the order, and given
-- back once.
create table order_holding (
  company_id uuid  not null,
  order_id   uuid  not null,
  id         uuid  not null,
  part       text  not null,
  -- Null where it is the whole order's
  line_id    uuid,
  data       jsonb not null,
  state      text  not null check (state in ('held', 'back')),
  primary key (company_id, order_id, id)
);

-- What went back, once for each effect: a cancelled order, an after-sale.
create table order_refund (
  company_id  uuid        not null,
  order_id    uuid        not null,
  id          uuid        not null,
  effect      text        not null,
  coupon_fen  bigint      not null check (coupon_fen >= 0),
  benefit_fen bigint      not null check (benefit_fen >= 0),
  points_fen  bigint      not null check (points_fen >= 0),
  money_fen   bigint      not null check (money_fen >= 0),
  reason      text        not null,
  created_at  timestamptz not null,
  primary key (company_id, order_id, id),
  unique (company_id, order_id, effect)
);

create table after_sale (
  company_id uuid        not null,
  order_id   uuid        not null,
  id         uuid        not null,
  account_id uuid        not null,
  state      smallint    not null check (state between 1 and 7),
  -- Why, in the words of the owner and under the owner's key
  reason     text        not null,
  -- Lines and how many pieces of each
  pieces     jsonb       not null,
  -- What staff said to it
  answer     text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, order_id, id)
);
create unique index after_sale_open on after_sale (company_id, order_id) where state in (1, 2, 3, 4);

-- How much of a product is left to sell.
create table product_stock (
  product_id uuid    not null primary key,
  on_hand    integer not null check (on_hand >= 0)
);
