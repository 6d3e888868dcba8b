create table company_group (
  id   uuid primary key,
  name text not null unique
);

create table company (
  id          uuid    primary key,
  group_id    uuid    not null references company_group (id),
  name        text    not null unique,
  alias       text    not null,
  show_alias  boolean not null,
  logo        text,
  show_equity boolean not null,
  in_arrears  boolean not null
);
create index company_group_id on company (group_id);

-- One person can be employee of one company, family member in another, and both in a third.
create table membership (
  company_id        uuid        not null references company (id),
  account_id        uuid        not null,
  is_family         boolean     not null,
  holder_account_id uuid,
  family_id         uuid,
  status            text        not null check (status in ('active', 'ended')),
  joined_at         timestamptz not null,
  primary key (company_id, account_id, is_family),
  constraint membership_family_has_holder check (is_family = (holder_account_id is not null and family_id is not null))
);
create index membership_account on membership (account_id);

-- What a group or a company says differently from the product's own theme; a company's word goes over its group's.
create table theme (
  owner_id   uuid        primary key,
  owner_kind text        not null check (owner_kind in ('group', 'company')),
  config     jsonb       not null,
  updated_at timestamptz not null
);

create table company_equity (
  company_id    uuid    not null references company (id),
  id            uuid    not null,
  name          text    not null,
  summary       text    not null,
  kind          text    not null,
  end_dt        date    not null,
  covered_count integer not null check (covered_count >= 0),
  sort          integer not null,
  primary key (company_id, id)
);

create table high_medical_service (
  company_id uuid    not null references company (id),
  id         uuid    not null,
  name       text    not null,
  summary    text    not null,
  provider   text    not null,
  phone      text,
  price_fen  bigint  not null check (price_fen >= 0),
  sort       integer not null,
  primary key (company_id, id)
);

-- The ranking of a company reads the highest balances first.
create index ledger_balance_ranking on ledger_balance (company_id, book, balance desc, owner_id);
