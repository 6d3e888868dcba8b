import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a reimbursement is where its last event brought it',
    breakers: `
      select c.exam_no || ' is ' || c.state || ', last moved to ' || e.to_state as what
      from exam_claim c
      join lateral (
        select to_state from state_event
        where company_id = c.company_id and subject_kind = 'exam' and subject_id = c.id
        order by at desc, id desc limit 1
      ) e on true
      where e.to_state <> c.state::text`,
  },
  {
    // A waiting or payable reimbursement holds the amount requested, a paid one the amount approved, and any other
    // nothing.
    says: 'a reimbursement holds its part of the quota',
    breakers: `
      select c.exam_no || ' holds ' || coalesce(-l.sum, 0) as what
      from exam_claim c
      left join lateral (
        select sum(amount) as sum from ledger_entry
        where company_id = c.company_id and book = 'rights' and owner_id = c.package_id
          and event_key in ('reserve/exam/' || c.id, 'settle/exam/' || c.id, 'back/exam/' || c.id)
      ) l on true
      where coalesce(-l.sum, 0) <> case c.state when 1 then c.amount_fen when 2 then c.amount_fen
        when 3 then c.approved_fen else 0 end`,
  },
  {
    says: 'a reimbursement that is under way or paid holds its invoices',
    breakers: `
      select c.exam_no || ' lacks ' || p.invoice_number as what
      from exam_claim c
      join exam_document p on p.company_id = c.company_id and p.exam_id = c.id
        and p.invoice_number is not null and p.removed_at is null and p.state <> 'kept'
      left join invoice_use u on u.invoice_number = p.invoice_number and u.subject_id = c.id
      where c.state in (1, 2, 3) and u.invoice_number is null`,
  },
  {
    says: 'an invoice is held by a reimbursement that is under way or paid',
    breakers: `
      select u.subject_no || ' holds ' || u.invoice_number as what from invoice_use u
      left join exam_claim c on c.company_id = u.company_id and c.id = u.subject_id
      where u.subject_kind = 'exam' and (c.id is null or c.state not in (1, 2, 3))`,
  },
  {
    says: 'a reimbursement is paid what was approved, by one payment at a time',
    breakers: `
      select c.exam_no || ' is ' || c.state || ': ' || p.open || ' open, ' || p.paid || ' paid' as what
      from exam_claim c
      cross join lateral (
        select coalesce(sum(amount_fen) filter (where state = 'paid'), 0) as paid,
          count(*) filter (where state in ('waiting', 'sent')) as open, count(*) as all_of_them
        from payment where company_id = c.company_id and subject_kind = 'exam' and subject_id = c.id
      ) p
      where p.open > 1 or p.paid <> case c.state when 3 then c.approved_fen else 0 end
        or (c.state = 3 and p.open > 0) or (c.state not in (2, 3) and p.all_of_them > 0)`,
  },
  {
    says: 'what one person decided waits for another only as long as nothing is decided',
    breakers: `
      select p.exam_id::text as what from exam_proposal p
      left join exam_claim c on c.company_id = p.company_id and c.id = p.exam_id and c.state = 1
      where c.id is null`,
  },
]

export const recountExams = engineOf(rules)
