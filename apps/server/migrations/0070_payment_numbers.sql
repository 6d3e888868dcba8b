-- Money goes out for exams too: a payment says by itself by which number people know what it is for.
alter table payment add column subject_no text;
update payment set subject_no = claim_case.case_no from claim_case
where claim_case.company_id = payment.company_id and claim_case.id = payment.subject_id;
alter table payment alter column subject_no set not null;
