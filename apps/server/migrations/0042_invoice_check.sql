-- What the issuer of an invoice says of it: asked once for a code, number, day and sum, and again only where nobody answered
-- or a handler wants to know. Without such a word the machine decides nothing.
create table invoice_check (
  invoice_number text        not null,
  invoice_code   text        not null,
  day            date        not null,
  billed_fen     bigint      not null,
  -- 校验码, where a QR code shows it
  check_code     text,
  outcome        text        not null check (outcome in ('waiting', 'unavailable', 'real', 'voided', 'otherSum', 'unknown')),
  -- As the issuer has it in its books; null what it does not say
  issued_day     date,
  issued_fen     bigint,
  issued_seller  text,
  issued_payer   text,
  tries          integer     not null default 0,
  created_at     timestamptz not null,
  asked_at       timestamptz,
  -- When it is asked next; null once there is a word
  due_at         timestamptz,
  primary key (invoice_number, invoice_code, day, billed_fen)
);
create index invoice_check_due on invoice_check (due_at) where due_at is not null;

-- Cases that wait for a handler are asked about too.
insert into invoice_check (invoice_number, invoice_code, day, billed_fen, outcome, created_at, due_at)
select distinct r.invoice_number, r.invoice_code, r.day, r.billed_fen, 'waiting', now(), now()
from claim_case c
join claim_receipt r on r.company_id = c.company_id and r.case_id = c.id
where c.state in (1, 2, 3, 4) and r.invoice_number is not null and r.day is not null and r.billed_fen is not null
on conflict do nothing;
