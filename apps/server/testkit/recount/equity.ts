import { brokenRules, type Engine, type Rule } from './rule.ts'

const rules: readonly Rule[] = [
  {
    // More may have been used elsewhere, before the company came to us.
    says: 'a policy has used at least what was decided on it',
    breakers: `
      select p.policy_no || ' says ' || p.used_fen || ' for ' || coalesce(sum(l.payable_fen), 0) as what
      from policy p
      left join claim_case c on c.company_id = p.company_id and c.policy_id = p.id and c.state in (5, 6)
      left join claim_line l on l.company_id = c.company_id and l.case_id = c.id
      group by p.policy_no, p.used_fen having p.used_fen < coalesce(sum(l.payable_fen), 0)`,
  },
  {
    says: 'no more is used than there is',
    breakers: `
      select id::text as what from policy_liability where deductible_used_fen > deductible_fen
      union all select id::text from equity_package where used > total`,
  },
  {
    says: 'what is free is taken once',
    breakers: `
      select account_id || ' ' || free_equity_id as what from free_equity_activation
      group by company_id, account_id, free_equity_id having count(*) > 1`,
  },
]

export const recountEquity: Engine = (db) => brokenRules(db, rules)
