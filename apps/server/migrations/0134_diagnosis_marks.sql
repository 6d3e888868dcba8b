-- A diagnosis that a handler holds to be excluded or doubtful stays known for the insured person, whoever's account later cases
-- come from. Which it is and why are words about health: they stand under the key of the member whose case it was.
create table claim_diagnosis_mark (
  company_id    uuid        not null,
  case_id       uuid        not null,
  id            uuid        not null,
  account_id    uuid        not null,
  verdict       text        not null check (verdict in ('excluded', 'doubtful')),
  words_sealed  text        not null,
  staff_id      uuid        not null,
  staff_name    text        not null,
  at            timestamptz not null,
  lifted_by     text,
  lifted_reason text,
  lifted_at     timestamptz,
  primary key (company_id, case_id, id)
);
