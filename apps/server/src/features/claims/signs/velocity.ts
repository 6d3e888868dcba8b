import type { Flag } from '@yf/domain/claim-flags'
import { sql, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import type { CardRow } from '../application/cards.ts'
import type { CaseRow } from '../own-case.ts'
import type { VelocityRuleTable } from './tables.ts'

export type VelocityRule = Selectable<VelocityRuleTable>

/** A rule and how many cases of its subject came before this one in its hours. */
export interface Pace {
  readonly rule: VelocityRule
  readonly count: number
}

const hourMs = 3_600_000

/** What every active rule counts; the rules are few, and one question a subject answers all of them. */
export async function readPaces(db: Db, caseRow: CaseRow, card: CardRow | null, now: Date): Promise<Pace[]> {
  const rules = await db.selectFrom('velocity_rule').selectAll().where('is_active', '=', true).execute()
  const bySubject = Map.groupBy(rules, ({ subject }) => subject)
  const found = await Promise.all(
    [...bySubject].map(async ([subject, own]) => {
      const cases = await subjectOf(db, subject, caseRow, card)
      return cases ? pacesOf(db, caseRow, own, cases, now) : []
    }),
  )
  return found.flat()
}

/** Where cases are counted: those of a hospital come from every company, so they stand by the hospital, too. */
const caseIdIn = { claim_case: 'id', hospital_pace: 'case_id' } as const

interface Cases {
  readonly from: keyof typeof caseIdIn
  readonly isOf: Expression<SqlBool>
}

/** Which cases are of the same subject; null where this one has none. */
async function subjectOf(
  db: Db,
  subject: VelocityRule['subject'],
  { company_id, account_id, policy_id, hospital }: CaseRow,
  card: CardRow | null,
): Promise<Cases | null> {
  switch (subject) {
    case 'account':
      return {
        from: 'claim_case',
        isOf: sql`account_id = ${account_id} and ${await withinCompaniesOf(db, account_id)}`,
      }
    case 'insured':
      // A policy is of one person, from whichever account she claims.
      return policy_id === null
        ? null
        : { from: 'claim_case', isOf: sql`company_id = ${company_id} and policy_id = ${policy_id}` }
    case 'card':
      return (
        card && { from: 'claim_case', isOf: sql`bank_card_id = any(${await cardsLike(db, card)}::uuid[])` }
      )
    case 'hospital':
      return hospital ? { from: 'hospital_pace', isOf: sql`hospital = ${hospital}` } : null
  }
}

/** The same number may be kept by several accounts. */
async function cardsLike(db: Db, { id, number_hash }: CardRow): Promise<string[]> {
  const rows = await db.selectFrom('bank_card').select('id').where('number_hash', '=', number_hash).execute()
  return [...new Set([id, ...rows.map((row) => row.id)])]
}

async function pacesOf(
  db: Db,
  { id }: CaseRow,
  rules: readonly VelocityRule[],
  { isOf, from }: Cases,
  now: Date,
): Promise<Pace[]> {
  const since = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const widest = Math.max(...rules.map(({ hours }) => hours))
  const counts = sql.join(
    rules.map(({ hours }) => sql`count(*) filter (where submitted_at > ${since(hours)})::int`),
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${counts}] as counts from ${sql.table(from)}
    where ${isOf} and submitted_at > ${since(widest)} and ${sql.ref(caseIdIn[from])} <> ${id}`.execute(db)
  return rules.map((rule, at) => ({ rule, count: rows[0]?.counts[at] ?? 0 }))
}

/** Those that are reached, in words. */
export const paceFlags = (paces: readonly Pace[]): Flag[] =>
  paces
    .filter(({ rule, count }) => count >= rule.at_least)
    .map(({ rule, count }) => ({
      kind: `pace.${rule.id}`,
      weight: rule.weight,
      words: rule.words.replace('{count}', String(count)),
    }))
