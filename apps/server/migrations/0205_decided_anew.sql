-- While a decision is looked at again the case still says what it was paid, and a receipt may be taken out or lowered below it.
alter table claim_case drop constraint claim_case_check;
alter table claim_case add constraint claim_case_payable check (payable_fen >= 0);
alter table claim_case
  add constraint claim_case_payable_of_billed check (payable_fen <= billed_fen or standing_state is not null);

-- The diagnosis by which the standing decision was made, beside the lines: sealed as it stands in the case.
alter table claim_revision
  add column diagnosis text,
  add column diagnosis_codes text;
