-- Money back for an exam that somebody arranged by herself.
create table exam_claim (
  company_id      uuid        not null,
  id              uuid        not null,
  account_id      uuid        not null,
  -- Whose exam it was; null is the account's own
  family_id       uuid,
  exam_no         text        not null,
  -- 0 draft, 1 in review, 2 to be paid, 3 paid, 4 refused, 5 cancelled
  state           smallint    not null check (state between 0 and 5),
  member_name     text        not null,
  institution     text        not null,
  exam_day        date        not null,
  amount_fen      bigint      not null check (amount_fen > 0),
  bank_card_id    uuid,
  -- The package of which the sum is reserved, from submission on
  package_id      uuid,
  approved_fen    bigint      check (approved_fen > 0 and approved_fen <= amount_fen),
  -- Why it was refused, or less was approved: under the key of the member
  reason_sealed   text,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  submitted_at    timestamptz,
  decided_at      timestamptz,
  closed_at       timestamptz,
  primary key (company_id, id)
);
-- One draft a person and company.
create unique index exam_claim_draft on exam_claim (company_id, account_id) where state = 0;
create index exam_claim_own on exam_claim (account_id, submitted_at desc) where state > 0;
create index exam_claim_state on exam_claim (state, submitted_at, id) where state > 0;

-- What the first of two people has decided; another one agrees or sends it back.
create table exam_proposal (
  company_id    uuid        not null,
  exam_id       uuid        not null,
  id            uuid        not null,
  account_id    uuid        not null,
  verdict       text        not null check (verdict in ('approve', 'refuse')),
  approved_fen  bigint      check ((verdict = 'approve') = (approved_fen is not null)),
  reason_sealed text,
  staff_id      uuid        not null,
  at            timestamptz not null,
  primary key (company_id, exam_id)
);

-- Invoices and reports, a page each.
create table exam_paper (
  company_id     uuid        not null,
  exam_id        uuid        not null,
  id             uuid        not null,
  kind           text        not null check (kind in ('invoice', 'report')),
  file_id        uuid        not null,
  name           text        not null,
  upload_key     text        not null,
  page           smallint    not null,
  bytes_hash     text        not null,
  -- kept: nobody reads it
  state          text        not null check (state in ('kept', 'waiting', 'read', 'unreadable')),
  tries          integer     not null default 0,
  failure        text,
  reading_sealed text,
  -- What the page of a document says in letters
  printed_sealed text,
  invoice_code   text        not null default '',
  invoice_number text,
  invoice_day    date,
  billed_fen     bigint      check (billed_fen > 0),
  payer          text,
  is_confirmed   boolean     not null default false,
  -- As it was read, as the member put it right, as the desk did
  snapshot       jsonb       not null,
  sort           integer     not null,
  created_at     timestamptz not null,
  read_at        timestamptz,
  removed_at     timestamptz,
  primary key (company_id, exam_id, id)
);
create index exam_paper_upload on exam_paper (company_id, exam_id, upload_key);
create index exam_paper_file on exam_paper (company_id, file_id);
create index exam_paper_waiting on exam_paper (created_at) where state = 'waiting' and removed_at is null;
