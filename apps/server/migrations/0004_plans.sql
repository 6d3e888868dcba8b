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
