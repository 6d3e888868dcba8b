-- A draft that was made of a withdrawn case could hold what a handler had written in that case: its mark kept the checks
-- silent, and what he had written in without a picture could not be taken out by the member.
delete from claim_receipt
  where material_id is null and snapshot -> 'byHandler' <> 'null'
    and (company_id, case_id) in (select company_id, id from claim_case where state = 0);
update claim_receipt
  set snapshot = (snapshot - 'enteredBy') || '{"byHandler": null}', is_sure = false
  where snapshot -> 'byHandler' <> 'null'
    and (company_id, case_id) in (select company_id, id from claim_case where state = 0);
