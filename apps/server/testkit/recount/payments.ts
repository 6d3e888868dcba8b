import { brokenRules, type Engine, type Rule } from './rule.ts'

const rules: readonly Rule[] = [
  {
    says: 'a case has one payment that has not failed, of what is payable',
    breakers: `
      select c.case_no || ': ' || count(p.id) || ' of ' || coalesce(sum(p.amount_fen), 0) as what
      from claim_case c
      left join payment p on p.company_id = c.company_id and p.subject_id = c.id and p.state <> 'failed'
      where c.state in (5, 6) and c.payable_fen > 0 group by c.case_no, c.payable_fen, c.state
      having count(p.id) > 1 or (count(p.id) = 1 and sum(p.amount_fen) <> c.payable_fen) or (c.state = 6 and count(p.id) = 0)`,
  },
  {
    says: 'nothing is paid for a case that was not decided',
    breakers: `
      select c.case_no || ' is ' || c.state as what from payment p
      join claim_case c on c.company_id = p.company_id and c.id = p.subject_id
      where c.state not in (5, 6)`,
  },
  {
    says: 'a case is paid where its payment is',
    breakers: `
      select c.case_no || ' is ' || c.state || ', its payment ' || p.state as what from payment p
      join claim_case c on c.company_id = p.company_id and c.id = p.subject_id
      where p.state <> 'failed' and (p.state = 'paid') <> (c.state = 6)`,
  },
  {
    says: 'a payment that was made has its moment',
    breakers: `select id::text as what from payment where (state = 'paid') <> (paid_at is not null)`,
  },
]

export const recountPayments: Engine = (db) => brokenRules(db, rules)
