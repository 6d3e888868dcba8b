-- What a point is worth becomes part of a company's rules, and begins with a day as they do. A worth of its own that a company
-- has is what it began with, row 0; nobody proposed it. points_rule stays for the version before, and goes with the next one.
alter table points_rule_change drop constraint points_rule_change_no_check;
alter table points_rule_change add constraint points_rule_change_no_check check (no >= 0);

update points_rule_change c
   set rules = c.rules || jsonb_build_object('pointsPerFen', r.points_per_fen)
  from points_rule r
 where r.company_id = c.company_id;

insert into points_rule_change (company_id, no, start_day, rules, reason, state, proposed_by, proposed_at)
select company_id, 0, '2000-01-01', jsonb_build_object('pointsPerFen', points_per_fen), '沿用原有的积分价值', 'inForce',
       '00000000-0000-0000-0000-000000000000', now()
  from points_rule;
