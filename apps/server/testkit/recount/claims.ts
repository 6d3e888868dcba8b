import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a submitted case counts once in the pace of its hospital',
    breakers: `
      select coalesce(c.case_no, p.case_id::text) as what
      from (select * from claim_case where hospital <> '' and submitted_at is not null) c
      full join hospital_submission p on p.case_id = c.id and p.hospital = c.hospital
      where p.submitted_at is distinct from c.submitted_at`,
  },
  {
    says: 'a card is found by its number',
    breakers: `
      select coalesce(b.id, p.card_id)::text as what
      from (select * from bank_card where found_by is not null) b
      full join card_lookup p on p.card_id = b.id and p.number_hash = b.found_by
      where p.account_id is distinct from b.account_id`,
  },
  {
    says: 'a marked diagnosis is found by its insured person',
    breakers: `
      select m.id::text as what
      from claim_diagnosis_mark m
      join claim_case c on c.company_id = m.company_id and c.id = m.case_id
      cross join lateral (
        values (c.account_id || '/' || coalesce(c.family_id::text, '')), (nullif(c.insured_hash, ''))
      ) as key (person)
      left join insured_mark p on p.person = key.person and p.mark_id = m.id and p.case_id = m.case_id
      where key.person is not null and p.mark_id is null`,
  },
  {
    says: 'a case is where its last event brought it',
    breakers: `
      select c.case_no || ' is ' || c.state || ', last moved to ' || e.to_state as what
      from claim_case c
      join lateral (
        select to_state from state_event
        where company_id = c.company_id and subject_kind = 'claim' and subject_id = c.id
        order by at desc, id desc limit 1
      ) e on true
      where e.to_state <> c.state::text`,
  },
  {
    says: 'a case is submitted once, in the moment that it says',
    breakers: `
      select c.case_no || ': ' || count(*) || ' times' as what
      from claim_case c
      join state_event e on e.company_id = c.company_id and e.subject_kind = 'claim' and e.subject_id = c.id
      where e.to_state = '1' group by c.case_no, c.submitted_at
      having count(*) > 1 or c.submitted_at is null`,
  },
  {
    says: 'what is payable is the sum of the lines',
    breakers: `
      select c.case_no || ': ' || c.payable_fen || ' for ' || coalesce(sum(l.payable_fen), 0) as what
      from claim_case c
      left join claim_line l on l.company_id = c.company_id and l.case_id = c.id
      where c.state in (5, 6) group by c.case_no, c.payable_fen, c.earlier_fen
      having c.payable_fen is distinct from coalesce(sum(l.payable_fen), 0) + c.earlier_fen`,
  },
  {
    says: 'a line is of a receipt of its case',
    breakers: `
      select l.case_id || ' ' || l.receipt_id as what from claim_line l
      left join claim_receipt r on r.company_id = l.company_id and r.case_id = l.case_id and r.id = l.receipt_id
      where r.id is null`,
  },
  {
    says: 'an invoice is held by a case that is under way or paid',
    breakers: `
      select u.subject_no || ' holds ' || u.invoice_number as what from invoice_use u
      left join claim_case c on c.company_id = u.company_id and c.id = u.subject_id
      where u.subject_kind = 'claim' and (c.id is null or c.state not in (1, 2, 3, 4, 5, 6, 10))
        -- What was paid and is refused after all has paid.
        and not exists (
          select from claim_use o where o.company_id = c.company_id and o.case_id = c.id and o.overpaid_fen > 0
        )`,
  },
  {
    says: 'a case that is under way or paid holds its invoices',
    breakers: `
      select c.case_no || ' lacks ' || r.invoice_number as what
      from claim_case c
      join claim_receipt r on r.company_id = c.company_id and r.case_id = c.id and r.invoice_number is not null
        -- A picture that a handler took out is no receipt any more.
        and (r.material_id is null or exists (
          select from claim_material m where m.company_id = r.company_id and m.case_id = r.case_id
            and m.id = r.material_id and m.kind = 'receipt' and m.removed_at is null
        ))
      left join invoice_use u on u.invoice_number = r.invoice_number and u.subject_id = c.id
      where c.state in (1, 2, 4, 5, 6, 10) and u.invoice_number is null`,
  },
  {
    says: 'a case is looked at again where it says so',
    breakers: `
      select c.case_no || ': ' || coalesce(c.decided_state::text, 'nothing') || ', state ' || c.state as what
      from claim_case c
      left join claim_revision v on v.company_id = c.company_id and v.case_id = c.id and v.closed_at is null
      where (v.id is null) <> (c.decided_state is null)
        or c.decided_state is distinct from v.before_state
        or (c.state = 10) <> (v.kind is not distinct from 'appeal')`,
  },
  {
    says: 'an invoice is held once, with its code and without it',
    breakers: `
      select u.invoice_number || ': ' || string_agg(u.subject_no, ', ') as what from invoice_use u
      group by u.invoice_number
      having count(*) > count(distinct u.invoice_code) or (count(*) > 1 and bool_or(u.invoice_code = ''))`,
  },
]

export const recountClaims = engineOf(rules)
