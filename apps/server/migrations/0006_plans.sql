-- What is sold: insurance plans in versions. A version that two people have approved never changes; the next one is a copy.
create table plan (
  id         uuid        primary key,
  -- For staff; members read the name of the version
  name       text        not null,
  created_by uuid        not null,
  created_at timestamptz not null
);
create index plan_created on plan (created_at desc, id);

create table plan_version (
  id           uuid        primary key,
  plan_id      uuid        not null,
  no           integer     not null check (no > 0),
  state        text        not null check (state in ('draft', 'submitted', 'approved')),
  name         text        not null,
  insurer      text        not null,
  cover_fen    bigint      not null check (cover_fen >= 0),
  -- The first day from which a contract may use it
  start_day    date,
  -- Counts the changes of the draft, so that nobody overwrites a colleague's change
  edits        integer     not null default 0,
  -- Nobody who wrote a part of it approves it.
  editor_ids   uuid[]      not null,
  created_at   timestamptz not null,
  submitted_by uuid,
  submitted_at timestamptz,
  decided_by   uuid,
  decided_at   timestamptz,
  -- The reviewer's reason or remark
  note         text,
  unique (plan_id, no),
  constraint plan_version_decided check (state <> 'approved' or start_day is not null)
);
-- One version of a plan is under work at a time.
create unique index plan_version_open on plan_version (plan_id) where state <> 'approved';

-- The liabilities of a version. The same rows explain the cover and decide a claim. The id of a liability stays the same from
-- version to version: what a member has used of it counts on.
create table plan_liability (
  version_id     uuid     not null,
  id             uuid     not null,
  name           text     not null,
  -- 门诊, 急诊, 住院, 牙科, 生育, 意外; null covers every kind of visit
  visit_type     text
    check (visit_type in ('outpatient', 'emergency', 'inpatient', 'dental', 'maternity', 'accident')),
  deductible_fen bigint   not null check (deductible_fen >= 0),
  -- Percent of what remains after social insurance and deductible
  ratio          smallint not null check (ratio between 0 and 100),
  visit_fen      bigint   check (visit_fen > 0),
  yearly_fen     bigint   not null check (yearly_fen > 0),
  waiting_days   integer  not null check (waiting_days >= 0),
  -- Pays a sum for an event (death, a grave illness) instead of costs, so no receipt is measured against it
  is_lump_sum    boolean  not null,
  terms          text     not null,
  -- Further terms (packages/domain/src/adjudication/terms.ts)
  rule           jsonb    not null,
  sort           integer  not null,
  primary key (version_id, id)
);

-- What a company bought: a plan for a period, for classes of people. A renewal is the contract of the next period.
create table group_contract (
  company_id      uuid        not null,
  id              uuid        not null,
  contract_no     text        not null,
  plan_id         uuid        not null,
  -- The plan version of the last approved contract version; null before the first approval
  plan_version_id uuid,
  starts_on       date        not null,
  ends_on         date        not null,
  -- The contract that this one renews
  previous_id     uuid,
  created_by      uuid        not null,
  created_at      timestamptz not null,
  primary key (company_id, id),
  unique (company_id, contract_no),
  constraint group_contract_period check (starts_on <= ends_on)
);
create index group_contract_id on group_contract (id);
create index group_contract_created on group_contract (created_at desc, id);
create unique index group_contract_renewal on group_contract (company_id, previous_id) where previous_id is not null;

-- The first version is the contract as it was agreed; a later one is an endorsement, which applies from its day.
create table contract_version (
  company_id      uuid        not null,
  contract_id     uuid        not null,
  no              integer     not null check (no > 0),
  state           text        not null check (state in ('draft', 'submitted', 'approved')),
  plan_version_id uuid        not null,
  start_day       date        not null,
  -- Classes of people (packages/domain/src/people-class.ts)
  classes         jsonb       not null,
  reason          text        not null default '',
  edits           integer     not null default 0,
  editor_ids      uuid[]      not null,
  created_at      timestamptz not null,
  submitted_by    uuid,
  submitted_at    timestamptz,
  decided_by      uuid,
  decided_at      timestamptz,
  note            text,
  -- The evaluation of all people: how many so far, and when it was finished
  people          integer     not null default 0,
  evaluated_at    timestamptz,
  primary key (company_id, contract_id, no)
);
create unique index contract_version_open on contract_version (company_id, contract_id) where state <> 'approved';
create index contract_version_due on contract_version (start_day) where state = 'approved' and evaluated_at is null;

-- Cover of a person under a contract, as its events say
create table enrolment (
  company_id   uuid not null,
  id           uuid not null,
  contract_id  uuid not null,
  person_id    uuid not null,
  -- The class of the last event
  class_key    text not null,
  starts_on    date not null,
  -- The last covered day; the day before starts_on where nothing was covered after all
  ends_on      date not null,
  waiting_from date not null,
  primary key (company_id, id),
  constraint enrolment_period check (ends_on >= starts_on - 1)
);
create unique index enrolment_start on enrolment (company_id, contract_id, person_id, starts_on)
  where ends_on >= starts_on;
create index enrolment_person on enrolment (company_id, person_id);
create index enrolment_contract on enrolment (company_id, contract_id, id desc);

create table enrolment_event (
  company_id   uuid        not null,
  enrolment_id uuid        not null,
  seq          integer     not null check (seq > 0),
  kind         text        not null check (kind in ('added', 'renewed', 'changed', 'endorsed', 'ended')),
  day          date        not null,
  last_day     date,
  class_key    text,
  waiting_from date,
  version_no   integer,
  end_reason   text check (end_reason in ('left', 'class')),
  at           timestamptz not null,
  primary key (company_id, enrolment_id, seq),
  constraint enrolment_event_whole check (case
    when kind in ('added', 'renewed') then last_day is not null and class_key is not null and waiting_from is not null
    when kind = 'changed' then class_key is not null
    when kind = 'endorsed' then version_no is not null
    else end_reason is not null end)
);
create trigger enrolment_event_append_only before update or delete on enrolment_event
  for each row execute function refuse_rewriting();

-- What was used of a liability within a policy. Terms are those of the plan version of the day.
create table policy_liability_use (
  company_id          uuid   not null,
  policy_id           uuid   not null,
  liability_id        uuid   not null,
  used_fen            bigint not null default 0 check (used_fen >= 0),
  deductible_used_fen bigint not null default 0 check (deductible_used_fen >= 0),
  primary key (company_id, policy_id, liability_id)
);

-- A policy belongs to an enrolment and exists before its holder registers. Policies that stood alone become enrolments of
-- contracts that take nobody new: the same terms are one plan, the same terms and days in a company one contract.
alter table policy
  add column enrolment_id uuid,
  add column contract_id  uuid,
  add column person_id    uuid,
  add column waiting_from date,
  -- Ended without a known day: accepts no claims
  add column is_closed    boolean not null default false,
  alter column account_id drop not null;

create temporary table moved_terms on commit drop as
  select p.company_id, p.id, p.start_dt, p.end_dt, coalesce(
      (select r.id from roster_entry r
        where r.company_id = p.company_id and r.account_id = p.account_id and p.family_id is null limit 1),
      md5(concat_ws('/', p.company_id, p.account_id, p.family_id))::uuid) as person_id,
    md5(concat_ws('|', p.name, p.insurer, p.cover_fen, string_agg(concat_ws('~', l.sort, l.name, l.visit_type,
      l.deductible_fen, l.ratio, l.visit_fen, l.yearly_fen, l.waiting_days, l.is_lump_sum, l.terms, l.rule),
      '#' order by l.sort, l.id))) as terms
  from policy p
  left join policy_liability l on l.company_id = p.company_id and l.policy_id = p.id
  group by p.company_id, p.id;
-- Whoever holds the same policy twice is enrolled in two contracts.
create temporary table moved_policy on commit drop as
  select *, md5(concat_ws('/', company_id, terms, start_dt, end_dt,
      row_number() over (partition by company_id, terms, start_dt, end_dt, person_id order by id)))::uuid as contract_id
  from moved_terms;

insert into plan (id, name, created_by, created_at)
  select m.terms::uuid, min(p.name) || '（' || min(p.insurer) || '）', '00000000-0000-0000-0000-000000000000', now()
  from moved_policy m join policy p on p.company_id = m.company_id and p.id = m.id group by m.terms;
insert into plan_version (id, plan_id, no, state, name, insurer, cover_fen, start_day, editor_ids, created_at)
  select md5('version/' || m.terms)::uuid, m.terms::uuid, 1, 'approved', min(p.name), min(p.insurer),
    min(p.cover_fen), min(p.start_dt), '{}', now()
  from moved_policy m join policy p on p.company_id = m.company_id and p.id = m.id group by m.terms;

create temporary table moved_liability on commit drop as
  select l.company_id, l.policy_id, l.id, m.terms,
    md5(m.terms || '/' || row_number() over (partition by l.company_id, l.policy_id order by l.sort, l.id))::uuid as to_id
  from policy_liability l join moved_policy m on m.company_id = l.company_id and m.id = l.policy_id;

insert into plan_liability (version_id, id, name, visit_type, deductible_fen, ratio, visit_fen, yearly_fen,
    waiting_days, is_lump_sum, terms, rule, sort)
  select distinct on (o.to_id) md5('version/' || o.terms)::uuid, o.to_id, l.name, l.visit_type, l.deductible_fen,
    l.ratio, l.visit_fen, l.yearly_fen, l.waiting_days, l.is_lump_sum, l.terms, l.rule, l.sort
  from moved_liability o
  join policy_liability l on l.company_id = o.company_id and l.policy_id = o.policy_id and l.id = o.id
  order by o.to_id;
insert into policy_liability_use (company_id, policy_id, liability_id, used_fen, deductible_used_fen)
  select l.company_id, l.policy_id, o.to_id, l.used_fen, l.deductible_used_fen
  from moved_liability o
  join policy_liability l on l.company_id = o.company_id and l.policy_id = o.policy_id and l.id = o.id
  where l.used_fen > 0 or l.deductible_used_fen > 0;
update claim_use u set liability_id = o.to_id from moved_liability o
  where o.company_id = u.company_id and o.policy_id = u.policy_id and o.id = u.liability_id;
update claim_line c set liability_id = o.to_id from moved_liability o
  where o.company_id = c.company_id and o.id = c.liability_id;

update policy p set
  contract_id = m.contract_id,
  enrolment_id = p.id,
  person_id = m.person_id,
  waiting_from = p.start_dt,
  is_closed = p.status = 4 and p.end_dt > current_date
  from moved_policy m where m.company_id = p.company_id and m.id = p.id;

insert into group_contract (company_id, id, contract_no, plan_id, plan_version_id, starts_on, ends_on, created_by,
    created_at)
  select p.company_id, p.contract_id, 'Y' || upper(left(replace(p.contract_id::text, '-', ''), 12)), m.terms::uuid,
    md5('version/' || m.terms)::uuid, p.start_dt, p.end_dt, '00000000-0000-0000-0000-000000000000', now()
  from policy p join moved_policy m on m.company_id = p.company_id and m.id = p.id
  group by p.company_id, p.contract_id, m.terms, p.start_dt, p.end_dt;
insert into contract_version (company_id, contract_id, no, state, plan_version_id, start_day, classes, editor_ids,
    created_at, people, evaluated_at)
  select g.company_id, g.id, 1, 'approved', g.plan_version_id, g.starts_on,
    '[{"key": "moved", "name": "原有参保人员", "isClosed": true, "rule": {"relations": ["self", "spouse", "child", "parent"],
      "grades": null, "regions": null, "departments": null, "branches": null, "ageFrom": null, "ageTo": null}}]'::jsonb,
    '{}', now(), count(*), now()
  from group_contract g join policy p on p.company_id = g.company_id and p.contract_id = g.id
  group by g.company_id, g.id, g.plan_version_id, g.starts_on;
insert into enrolment (company_id, id, contract_id, person_id, class_key, starts_on, ends_on, waiting_from)
  select company_id, id, contract_id, person_id, 'moved', start_dt, end_dt, start_dt from policy;
insert into enrolment_event (company_id, enrolment_id, seq, kind, day, last_day, class_key, waiting_from, at)
  select company_id, id, 1, 'added', starts_on, ends_on, class_key, waiting_from, now() from enrolment;

alter table policy drop constraint policy_term;
alter table policy
  drop column name,
  drop column insurer,
  drop column cover_fen,
  drop column status,
  alter column enrolment_id set not null,
  alter column contract_id set not null,
  alter column person_id set not null,
  alter column waiting_from set not null;
alter table policy add constraint policy_term check (end_dt >= start_dt - 1);
alter table policy add constraint policy_used check (used_fen >= 0);
create index policy_person on policy (company_id, person_id);
create unique index policy_enrolment on policy (company_id, enrolment_id);
drop table policy_liability;
