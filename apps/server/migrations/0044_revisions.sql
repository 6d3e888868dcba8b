-- A decided case is looked at again: the member appeals (10 复核中), or a senior reopens it (2).
alter table claim_case drop constraint claim_case_state_check;
alter table claim_case add constraint claim_case_state_check check (state between 0 and 10);
-- The state in which its decision left it, while that decision stands and is looked at again
alter table claim_case add column standing_state smallint check (standing_state in (5, 6, 7));
-- Once, for good
alter table claim_case add column appealed_at timestamptz;
alter table claim_case add column review_file_id uuid;
create index claim_case_appealed on claim_case (appealed_at, id) where state = 10;
create index claim_case_review on claim_case (review_file_id) where review_file_id is not null;

-- Paid before and beyond what the case comes to now; still part of what the policy has used, until it is paid back.
alter table claim_use add column overpaid_fen bigint not null default 0 check (overpaid_fen >= 0);

-- A case may be paid more later on, but one payment is under way at a time.
drop index payment_live;
create unique index payment_live on payment (company_id, subject_id) where state in ('waiting', 'sent');

-- Why a decision is looked at again, what it was, and what came of it.
create table claim_revision (
  company_id         uuid        not null,
  case_id            uuid        not null,
  id                 uuid        not null,
  kind               text        not null check (kind in ('appeal', 'reopening')),
  -- Of an appeal: a code of claim-appeal.ts
  reason             text,
  -- The member's or the senior's own words, and the reviewer's: under the member's key
  words_sealed       text        not null,
  explanation_sealed text,
  opened_at          timestamptz not null,
  before_state       smallint    not null check (before_state in (5, 6, 7)),
  before_payable_fen bigint      not null check (before_payable_fen >= 0),
  before_earlier_fen bigint      not null,
  before_decided_at  timestamptz not null,
  before_letter_id   uuid,
  outcome            text        check (outcome in ('upheld', 'changed')),
  after_payable_fen  bigint      check (after_payable_fen >= 0),
  closed_at          timestamptz,
  primary key (company_id, case_id, id)
);
create unique index claim_revision_open on claim_revision (company_id, case_id) where closed_at is null;

-- The decision as it was, receipt by receipt, with what the rule was told: it counts until another one is made.
create table claim_revision_line (
  company_id  uuid    not null,
  case_id     uuid    not null,
  revision_id uuid    not null,
  receipt_id  uuid    not null,
  line        jsonb   not null,
  facts       jsonb   not null,
  is_by_hand  boolean not null,
  primary key (company_id, case_id, revision_id, receipt_id)
);
