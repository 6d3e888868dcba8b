-- Two more desks: who keeps what is offered, and who accounts for it.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('handler', 'senior', 'auditor', 'service', 'counselling', 'operator', 'finance', 'hr'));
