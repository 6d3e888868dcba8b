import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    // More may have been used elsewhere, before the company joined us.
    says: 'a policy has used at least what was decided on it',
    breakers: `
      select p.policy_no || ' says ' || p.used_fen || ' for ' || coalesce(sum(u.paid_fen + u.overpaid_fen), 0) as what
      from policy p
      left join claim_use u on u.company_id = p.company_id and u.policy_id = p.id
      group by p.company_id, p.id having p.used_fen < coalesce(sum(u.paid_fen + u.overpaid_fen), 0)`,
  },
  {
    says: 'a case has used what is payable',
    breakers: `
      select c.case_no || ': ' || c.payable_fen || ' for ' || coalesce(sum(u.paid_fen), 0) as what
      from claim_case c
      left join claim_use u on u.company_id = c.company_id and u.case_id = c.id
      where c.state in (5, 6) group by c.company_id, c.id
      having c.payable_fen is distinct from coalesce(sum(u.paid_fen), 0)`,
  },
  {
    says: 'no more is used than there is',
    breakers: `
      select u.liability_id::text as what from policy_liability_use u
      join policy p on p.company_id = u.company_id and p.id = u.policy_id
      join contract_version c on c.company_id = p.company_id and c.contract_id = p.contract_id and c.state = 'approved'
      join plan_liability l on l.version_id = c.plan_version_id and l.id = u.liability_id
      group by u.company_id, u.policy_id, u.liability_id, u.deductible_used_fen, u.used_fen
      having u.deductible_used_fen > max(l.deductible_fen) or u.used_fen > max(l.yearly_fen)
      union all select id::text from equity_package where used > total`,
  },
  {
    says: 'a package that was used holds what its ledger holds',
    breakers: `
      select p.id || ' says ' || p.total - p.used || ' for ' || b.balance as what
      from equity_package p
      join ledger_balance b on b.company_id = p.company_id and b.book = 'rights' and b.owner_id = p.id
      where p.total - p.used <> b.balance`,
  },
  {
    says: 'what is free is taken once',
    breakers: `
      select account_id || ' ' || free_equity_id as what from free_equity_activation
      group by company_id, account_id, free_equity_id having count(*) > 1`,
  },
]

export const recountEquity = engineOf(rules)
