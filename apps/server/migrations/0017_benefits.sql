-- What a policy pays for, one row a liability: the same rows explain the cover and decide a claim.
create table policy_liability (
  company_id     uuid     not null,
  policy_id      uuid     not null,
  id             uuid     not null,
  name           text     not null,
  -- 门诊, 急诊, 住院, 牙科, 生育, 意外; null covers every kind of visit
  visit_type     text     check (visit_type in ('outpatient', 'emergency', 'inpatient', 'dental', 'maternity', 'accident')),
  deductible_fen bigint   not null check (deductible_fen >= 0),
  -- Percent of what is left after social insurance and deductible
  ratio          smallint not null check (ratio between 0 and 100),
  visit_fen      bigint   check (visit_fen > 0),
  yearly_fen     bigint   not null check (yearly_fen > 0),
  used_fen       bigint   not null check (used_fen >= 0 and used_fen <= yearly_fen),
  waiting_days   integer  not null check (waiting_days >= 0),
  terms          text     not null,
  sort           integer  not null,
  primary key (company_id, policy_id, id)
);
create index policy_id on policy (id);

-- Free benefits that a company offers. Those with a package are activated here, the others open an address.
create table free_equity (
  company_id    uuid        not null references company (id),
  id            uuid        not null,
  name          text        not null,
  summary       text        not null,
  icon          text        not null,
  jump_url      text,
  package_kind  text        check (package_kind in ('health', 'card', 'doctor')),
  supplier_code text,
  package_total integer     check (package_total > 0),
  package_days  integer     check (package_days > 0),
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  sort          integer     not null,
  primary key (company_id, id),
  constraint free_equity_opens_or_gives check ((package_kind is null) = (jump_url is not null)),
  constraint free_equity_package_whole check ((package_kind is null) = (supplier_code is null)
    and (package_kind is null) = (package_total is null) and (package_kind is null) = (package_days is null)),
  constraint free_equity_window check (starts_at < ends_at)
);

-- Once for each person, whatever is tapped at once.
create table free_equity_activation (
  company_id     uuid        not null,
  free_equity_id uuid        not null,
  account_id     uuid        not null,
  activated_at   timestamptz not null,
  primary key (company_id, free_equity_id, account_id)
);

create table hospital (
  id           uuid    primary key,
  name         text    not null,
  grade        text    not null,
  province     text    not null,
  city         text    not null,
  address      text    not null,
  phone        text,
  longitude    double precision not null,
  latitude     double precision not null,
  departments  text    not null,
  -- Bills of these go to the insurer without the patient's money
  is_direct    boolean not null,
  sort         integer not null
);
create index hospital_city on hospital (city, sort);

create table disease_label (
  id         uuid    primary key,
  department text    not null,
  name       text    not null,
  sort       integer not null
);
