-- Money goes out, and invoices are used up, for more than claims: what for is named as state_event names it. Nothing else
-- changes; the keys stay, because an id is never that of two things.
alter table payment rename column case_id to subject_id;
alter table payment add column subject_kind text not null default 'claim';
alter table payment alter column subject_kind drop default;

alter table invoice_use rename column case_id to subject_id;
-- The number that a person knows the holder by: a case's
alter table invoice_use rename column case_no to subject_no;
alter table invoice_use add column subject_kind text not null default 'claim';
alter table invoice_use alter column subject_kind drop default;
