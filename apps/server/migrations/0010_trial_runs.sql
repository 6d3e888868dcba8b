-- What a plan version would have paid for decided claims of the past.

-- One trial run: the terms as they were at its start, over some companies and the visits of some days. It goes through the
-- policies of one company after the other; company_at and after_policy say how far it is.
create table trial_run (
  id               uuid        primary key,
  plan_id          uuid        not null,
  version_id       uuid        not null,
  version_no       integer     not null,
  version_edits    integer     not null,
  -- The plan whose policies are tried: the same, or another that is compared with it
  policies_of      uuid        not null,
  terms            jsonb       not null,
  company_ids      uuid[]      not null,
  first_day        date        not null,
  last_day         date        not null,
  state            text        not null,
  company_at       integer     not null default 0,
  after_policy     uuid,
  finished_cases   integer     not null default 0,
  total_cases      integer     not null,
  totals           jsonb       not null,
  started_by       uuid        not null,
  started_by_name  text        not null,
  created_at       timestamptz not null,
  moved_at         timestamptz not null,
  ended_at         timestamptz
);
alter table trial_run add constraint trial_run_state check (state in ('running', 'done', 'cancelled'));
alter table trial_run add constraint trial_run_days check (last_day >= first_day);
create index trial_run_newest on trial_run (created_at desc, id);
create index trial_run_running on trial_run (moved_at) where state = 'running';

-- Paid by the current terms and by those on trial, by the month of the visit and by liability.
create table trial_sum (
  run_id       uuid   not null,
  month        text   not null,
  liability    text   not null,
  current_fen bigint not null,
  draft_fen    bigint not null,
  primary key (run_id, month, liability)
);

-- A decided case. Its lines are kept only where the two differ.
create table trial_case (
  run_id         uuid   not null,
  case_id        uuid   not null,
  company_id     uuid   not null,
  policy_id      uuid   not null,
  case_no        text   not null,
  visit_day      date   not null,
  is_refused     boolean not null,
  -- As decided
  paid_fen       bigint not null,
  -- By the current terms, calculated again
  current_fen   bigint not null,
  draft_fen      bigint not null,
  difference_fen bigint not null,
  liabilities    text[] not null,
  causes         text[] not null,
  lines          jsonb,
  primary key (run_id, case_id)
);
alter table trial_case add constraint trial_case_difference check (difference_fen = draft_fen - current_fen);
create index trial_case_differing on trial_case (run_id, difference_fen, case_id);

create index claim_case_policy_visit on claim_case (company_id, policy_id, visit_start)
  where policy_id is not null and decided_at is not null;

-- Exclusions with a name, which drafts of plan versions take over by value: a version never changes with its group.
create table exclusion_group (
  id       uuid        primary key,
  name     text        not null,
  codes    text[]      not null,
  words    text[]      not null,
  items    text[]      not null,
  revision integer     not null default 0,
  saved_by text        not null,
  saved_at timestamptz not null
);
create unique index exclusion_group_name on exclusion_group (name);
