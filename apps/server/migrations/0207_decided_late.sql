-- Whether a case was decided after it was due: what it is due by is set anew when it is looked at again. Null of earlier ones.
alter table claim_case add column decided_late boolean;
