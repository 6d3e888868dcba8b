import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    // Overpayments count, and repaid amounts do not.
    says: 'a case is paid what is payable, by one payment at a time',
    breakers: `
      select c.case_no || ': ' || p.open || ' open, ' || p.sum - v.sum || ' for ' || c.payable_fen + u.sum as what
      from claim_case c
      cross join lateral (
        select coalesce(sum(amount_fen), 0) as sum, count(*) filter (where state in ('waiting', 'sent')) as open
        from payment where company_id = c.company_id and subject_id = c.id and state <> 'failed'
      ) p
      cross join lateral (
        select coalesce(sum(amount_fen), 0) as sum from claim_recovery
        where company_id = c.company_id and case_id = c.id and state = 'received'
      ) v
      cross join lateral (
        select coalesce(sum(overpaid_fen), 0) as sum from claim_use
        where company_id = c.company_id and case_id = c.id
      ) u
      where p.open > 1 or (c.state = 6 and p.sum - v.sum <> c.payable_fen + u.sum)
        or (c.state = 5 and p.open = 1 and p.sum - v.sum <> c.payable_fen)`,
  },
  {
    says: 'nothing is paid for a case that was not decided',
    breakers: `
      select c.case_no || ' is ' || c.state as what from payment p
      join claim_case c on c.company_id = p.company_id and c.id = p.subject_id
      where c.state not in (5, 6) and c.decided_state is null
        and not (c.state = 7 and exists (
          select from claim_revision v where v.company_id = c.company_id and v.case_id = c.id and v.before_state <> 7
        ))`,
  },
  {
    says: 'a case is paid where its payment is',
    breakers: `
      select c.case_no || ' is ' || c.state || ', its payment ' || p.state as what
      from claim_case c
      cross join lateral (
        select state from payment where company_id = c.company_id and subject_id = c.id
        order by created_at desc, id desc limit 1
      ) p
      where p.state <> 'failed' and c.state in (5, 6) and (p.state = 'paid') <> (c.state = 6)`,
  },
  {
    says: 'a payment that was made has its moment',
    breakers: `select id::text as what from payment where (state = 'paid') <> (paid_at is not null)`,
  },
]

export const recountPayments = engineOf(rules)
