-- What is given back of a book is no new earning: it runs out when what was spent would have run out.
alter table ledger_entry add column gives_back boolean not null default false;

-- The service desk and the counselling desk.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('handler', 'senior', 'auditor', 'service', 'counselling', 'hr'));
