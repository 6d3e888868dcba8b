-- Whoever proposed a change can take it back while it waits; nobody has decided it then, and the time is that of taking it back.
alter table points_rule_change drop constraint points_rule_change_state_check;
alter table points_rule_change
  add constraint points_rule_change_state_check check (state in ('proposed', 'inForce', 'refused', 'withdrawn'));
