-- An overpayment that the member has agreed in writing to pay back: without the signed paper nothing is taken back.
create table claim_recovery (
  company_id    uuid        not null,
  case_id       uuid        not null,
  id            uuid        not null,
  amount_fen    bigint      not null check (amount_fen > 0),
  -- The day under the signature
  agreed_on     date        not null,
  paper_file_id uuid        not null,
  state         text        not null check (state in ('agreed', 'received', 'dropped')),
  made_by       uuid        not null,
  made_at       timestamptz not null,
  ended_at      timestamptz,
  -- The bank's number of what came back, or why it was dropped
  note          text,
  primary key (company_id, case_id, id)
);
create unique index claim_recovery_open on claim_recovery (company_id, case_id) where state = 'agreed';
create index claim_recovery_paper on claim_recovery (paper_file_id);
