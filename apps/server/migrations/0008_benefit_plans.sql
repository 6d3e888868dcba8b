-- Benefit plans: packages and welfare follow from enrolments, as policies do.
alter table plan add column kind text not null default 'insurance';
alter table plan add constraint plan_kind check (kind in ('insurance', 'benefits'));

-- The benefits of a version. The id of a benefit stays the same from version to version: what was granted for it goes on.
create table plan_benefit (
  version_id    uuid    not null,
  id            uuid    not null,
  kind          text    not null check (kind in ('package', 'welfare')),
  name          text    not null,
  summary       text    not null,
  -- Empty for welfare
  supplier_code text    not null,
  -- Times, or fen where the supplier counts money
  amount        integer not null check (amount >= 0),
  time_fen      bigint  not null check (time_fen >= 0),
  -- From the grant on; null: as long as the person is enrolled
  valid_days    integer check (valid_days > 0),
  sort          integer not null,
  primary key (version_id, id)
);

-- A package belongs to a person or an account. One of a plan keeps what was used; its texts are those of the plan version, and
-- what a search needs (supplier, unit, days, total) is repeated here.
alter table equity_package alter column account_id drop not null;
alter table equity_package alter column name drop not null;
alter table equity_package alter column summary drop not null;
alter table equity_package add column person_id uuid;
alter table equity_package add column enrolment_id uuid;
alter table equity_package add column benefit_id uuid;
alter table equity_package add column plan_version_id uuid;
alter table equity_package add constraint equity_package_owner check (account_id is not null or person_id is not null);
alter table equity_package add constraint equity_package_texts check (case
  when benefit_id is null then name is not null and summary is not null and enrolment_id is null and plan_version_id is null
  else name is null and summary is null and enrolment_id is not null and plan_version_id is not null
    and person_id is not null end);
create unique index equity_package_benefit on equity_package (company_id, enrolment_id, benefit_id)
  where benefit_id is not null;
create index equity_package_person on equity_package (company_id, person_id) where person_id is not null;

alter table health_welfare alter column account_id drop not null;
alter table health_welfare alter column name drop not null;
alter table health_welfare alter column summary drop not null;
alter table health_welfare add column person_id uuid;
alter table health_welfare add column enrolment_id uuid;
alter table health_welfare add column benefit_id uuid;
alter table health_welfare add column plan_version_id uuid;
-- The first day; null where it is unknown
alter table health_welfare add column start_dt date;
alter table health_welfare add constraint health_welfare_owner check (account_id is not null or person_id is not null);
alter table health_welfare add constraint health_welfare_texts check (case
  when benefit_id is null then name is not null and summary is not null and enrolment_id is null and plan_version_id is null
  else name is null and summary is null and enrolment_id is not null and plan_version_id is not null
    and person_id is not null and start_dt is not null end);
create unique index health_welfare_benefit on health_welfare (company_id, enrolment_id, benefit_id)
  where benefit_id is not null;
create index health_welfare_person on health_welfare (company_id, person_id) where person_id is not null;
