-- Whether a case was decided after it was due: what it is due by is set anew when it is looked at again. Null of earlier ones.
alter table claim_case add column decided_late boolean;

-- What is learnt from the latest cases of a kind, of whichever company: the sum is looked at without the row.
create index claim_case_like on claim_case (visit_type, decided_at desc) include (billed_fen, company_id)
  where decided_at is not null;

-- Papers beside a decided case that were never sent with an appeal go when nobody can appeal any more.
create index claim_material_unsaved on claim_material (company_id, case_id) where not is_saved and removed_at is null;
