-- What the welfare mall sells. Everybody's: which company shows what stands in its canvas.
create table mall_product (
  id             uuid        primary key,
  name           text        not null,
  summary        text        not null,
  detail         text        not null,
  category       text        not null,
  -- The points area of the theme that it stands in: 1 mall, 2 festival, 3 card, 4 life
  area           smallint    check (area between 1 and 4),
  picture        text        not null,
  is_selected    boolean     not null,
  most_per_order integer     not null check (most_per_order > 0),
  is_on_sale     boolean     not null,
  sale_from      timestamptz,
  sale_until     timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);

-- What is bought: a line of an order and its stock (product_stock) name the variant.
create table mall_variant (
  id         uuid     primary key,
  product_id uuid     not null,
  name       text     not null,
  price_fen  bigint   not null check (price_fen > 0),
  -- Before it was lowered
  list_fen   bigint   check (list_fen > 0),
  place      smallint not null,
  is_offered boolean  not null,
  unique (product_id, name)
);

-- Who changed what of a product. Of the stock it is the book as well: what was put in and taken out by hand.
create table mall_change (
  product_id uuid        not null,
  id         uuid        not null,
  variant_id uuid,
  what       text        not null,
  from_value text        not null,
  to_value   text        not null,
  amount     integer     not null default 0,
  reason     text        not null,
  staff_name text        not null,
  at         timestamptz not null,
  primary key (product_id, id)
);
create index mall_change_newest on mall_change (product_id, at desc, id desc);

-- The page of a company, or of all that have none of their own (the id of nobody).
create table mall_canvas (
  owner_id   uuid        not null,
  version    integer     not null,
  state      text        not null check (state in ('draft', 'published', 'replaced')),
  blocks     jsonb       not null,
  -- Counts every saving, so that two who compose at once notice each other
  revision   integer     not null,
  staff_name text        not null,
  updated_at timestamptz not null,
  primary key (owner_id, version)
);
create unique index mall_canvas_draft on mall_canvas (owner_id) where state = 'draft';
create unique index mall_canvas_published on mall_canvas (owner_id) where state = 'published';
