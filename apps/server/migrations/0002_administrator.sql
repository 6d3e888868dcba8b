-- Administrators set up companies together with operators.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('administrator', 'handler', 'senior', 'auditor', 'service', 'counselling', 'operator', 'finance', 'hr'));
