import { engineOf, type RecountRule } from './rule.ts'

/** Its lines were forgotten. */
const isOld = (statement: string) => `coalesce(${statement}.decided_at < now() - interval '10 years', false)`

const rules: readonly RecountRule[] = [
  {
    says: 'a statement has the sums of its lines',
    breakers: `
      select s.id::text as what from premium_statement s
      left join (
        select company_id, statement_id, count(*) filter (where days > 0) as people, sum(premium_fen) as premium,
          sum(correction_fen) as correction, sum(previous_fen) as previous
        from premium_line group by company_id, statement_id
      ) l on l.company_id = s.company_id and l.statement_id = s.id
      where s.state <> 'computing' and not (l.statement_id is null and ${isOld('s')}) and (s.people, s.premium_fen, s.correction_fen, s.previous_fen) is distinct from
        (coalesce(l.people, 0), coalesce(l.premium, 0), coalesce(l.correction, 0), coalesce(l.previous, 0))`,
  },
  {
    says: 'the reasons of a line add up to its difference, and its classes to its days and premium',
    breakers: `
      select l.person_id::text as what from premium_line l
      where l.premium_fen + l.correction_fen - l.previous_fen is distinct from
          (select coalesce(sum((c->>'fen')::bigint), 0) from jsonb_array_elements(l.changes) c)
        or l.days is distinct from
          (select coalesce(sum((g->>'days')::bigint), 0) from jsonb_array_elements(l.segments) g)
        or l.premium_fen is distinct from
          (select coalesce(sum((g->>'fen')::bigint), 0) from jsonb_array_elements(l.segments) g)`,
  },
  {
    says: 'a line knows what the statement of the month before charged',
    breakers: `
      select l.person_id::text as what from premium_line l
      join premium_statement s on s.company_id = l.company_id and s.id = l.statement_id
      left join premium_statement b on b.company_id = s.company_id and b.contract_id = s.contract_id
        and b.month = (s.month - interval '1 month')::date
      left join premium_line o on o.company_id = b.company_id and o.statement_id = b.id and o.person_id = l.person_id
      where l.previous_fen is distinct from coalesce(o.premium_fen + o.correction_fen, 0)
        and not (o.person_id is null and ${isOld('b')})`,
  },
  {
    says: 'the statements of a contract follow each other without a gap',
    breakers: `
      select s.id::text as what from premium_statement s
      where exists (select 1 from premium_statement o where o.company_id = s.company_id
          and o.contract_id = s.contract_id and o.month < s.month)
        and not exists (select 1 from premium_statement o where o.company_id = s.company_id
          and o.contract_id = s.contract_id and o.month = (s.month - interval '1 month')::date and o.state = 'issued')`,
  },
]

export const recountPremiums = engineOf(rules)
