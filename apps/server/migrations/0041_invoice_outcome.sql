-- What became of an invoice, for ever, whatever became of its case: one that was refused is looked at by a person.
create table invoice_outcome (
  invoice_number text        not null,
  invoice_code   text        not null,
  subject_kind   text        not null,
  subject_id     uuid        not null,
  subject_no     text        not null,
  outcome        text        not null check (outcome in ('settled', 'rejected', 'withdrawn', 'cancelled')),
  reason         text        not null,
  happened_at    timestamptz not null,
  primary key (invoice_number, invoice_code, subject_id, happened_at)
);

insert into invoice_outcome (invoice_number, invoice_code, subject_kind, subject_id, subject_no, outcome, reason, happened_at)
select r.invoice_number, r.invoice_code, 'claim', c.id, c.case_no,
  case c.state when 7 then 'rejected' when 8 then 'cancelled' when 9 then 'withdrawn' else 'settled' end,
  coalesce(l.reason, ''), coalesce(c.decided_at, c.updated_at)
from claim_case c
join claim_receipt r on r.company_id = c.company_id and r.case_id = c.id
left join claim_line l on l.company_id = c.company_id and l.case_id = c.id and l.receipt_id = r.id
where c.state in (5, 6, 7, 8, 9) and r.invoice_number is not null
on conflict do nothing;
