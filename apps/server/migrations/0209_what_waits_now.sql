-- What is on its way at this moment is being tried, and what is looked at again was decided by the diagnosis of its case.
update outbox set tried_at = now() where delivered_at is null;
update claim_revision v
  set diagnosis = c.diagnosis, diagnosis_codes = c.diagnosis_codes
  from claim_case c
  where c.company_id = v.company_id and c.id = v.case_id and v.closed_at is null;
