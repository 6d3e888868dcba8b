import { engineOf, type RecountRule } from './rule.ts'

const total = (name: string) => `(r.totals->>'${name}')::bigint`
const sum = (column: string) => `coalesce(sum(${column}), 0)`

const rules: readonly RecountRule[] = [
  {
    says: 'the totals of a trial run are those of its cases',
    breakers: `
      select r.id::text as what from trial_run r
      left join trial_case c on c.run_id = r.id
      where r.state = 'done'
      group by r.id, r.totals
      having (${total('cases')}, ${total('casesMore')}, ${total('casesLess')}, ${total('people')})
          is distinct from (count(c.case_id), count(*) filter (where c.draft_fen > c.current_fen),
            count(*) filter (where c.draft_fen < c.current_fen), count(distinct c.policy_id))
        or (${total('paidFen')}, ${total('currentFen')}, ${total('draftFen')})
          is distinct from (${sum('c.paid_fen')}, ${sum('c.current_fen')}, ${sum('c.draft_fen')})
        or (${total('moreFen')}, ${total('lessFen')}) is distinct from
          (${sum('greatest(c.draft_fen - c.current_fen, 0)')}, ${sum('greatest(c.current_fen - c.draft_fen, 0)')})`,
  },
  {
    says: 'the people of a trial run who get more or less are those of its cases',
    breakers: `
      select r.id::text as what from trial_run r
      left join (
        select run_id, policy_id, sum(draft_fen - current_fen) as fen from trial_case group by run_id, policy_id
      ) p on p.run_id = r.id
      where r.state = 'done'
      group by r.id, r.totals
      having (${total('peopleMore')}, ${total('peopleLess')})
        is distinct from (count(*) filter (where p.fen > 0), count(*) filter (where p.fen < 0))`,
  },
  {
    says: 'the sums of a trial run by month are those of its cases',
    breakers: `
      select s.run_id::text as what
      from (
        select run_id, month, sum(current_fen) as current, sum(draft_fen) as draft from trial_sum group by run_id, month
      ) s
      full join (
        select run_id, to_char(visit_day, 'YYYY-MM') as month, sum(current_fen) as current, sum(draft_fen) as draft
        from trial_case group by run_id, to_char(visit_day, 'YYYY-MM') having sum(current_fen) + sum(draft_fen) > 0
      ) c on c.run_id = s.run_id and c.month = s.month
      where (s.current, s.draft) is distinct from (c.current, c.draft)`,
  },
]

export const recountTrials = engineOf(rules)
