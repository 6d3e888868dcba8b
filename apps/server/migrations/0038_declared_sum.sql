-- What the invoices of an application come to, as the applicant says: the old flow reads nothing before it is submitted,
-- and the limit of a single application holds there too (specification §9).
alter table claim_case add column declared_fen bigint check (declared_fen > 0);
