-- What a member holds in a company. family_id says which family member it covers; without one the member himself.
create table policy (
  company_id   uuid     not null,
  id           uuid     not null,
  account_id   uuid     not null,
  family_id    uuid,
  name         text     not null,
  insurer      text     not null,
  policy_no    text     not null,
  insured_name text     not null,
  start_dt     date     not null,
  end_dt       date     not null,
  status       smallint not null check (status between 1 and 4),
  cover_fen    bigint   not null check (cover_fen >= 0),
  used_fen     bigint   not null check (used_fen >= 0 and used_fen <= cover_fen),
  primary key (company_id, id),
  constraint policy_term check (start_dt <= end_dt)
);
create index policy_member on policy (company_id, account_id, end_dt desc);

create table equity_package (
  company_id    uuid        not null,
  id            uuid        not null,
  account_id    uuid        not null,
  family_id     uuid,
  kind          text        not null check (kind in ('health', 'card', 'doctor')),
  name          text        not null,
  summary       text        not null,
  supplier_code text        not null,
  start_time    timestamptz not null,
  end_time      timestamptz not null,
  status        smallint    not null,
  total         integer     not null check (total >= 0),
  used          integer     not null check (used >= 0 and used <= total),
  primary key (company_id, id),
  constraint equity_package_term check (start_time < end_time)
);
create index equity_package_member on equity_package (company_id, account_id, end_time);

create table health_welfare (
  company_id uuid not null,
  id         uuid not null,
  account_id uuid not null,
  family_id  uuid,
  name       text not null,
  summary    text not null,
  end_dt     date not null,
  primary key (company_id, id)
);
create index health_welfare_member on health_welfare (company_id, account_id, end_dt);
