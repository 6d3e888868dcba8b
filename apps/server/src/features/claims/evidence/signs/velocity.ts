import type { Flag } from '@yf/domain/claim-flags'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { companyIdsOf, within, withinCompaniesOf } from '#features/company/public.ts'
import type { CardRow } from '#features/claims/record/cards.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { cardsLike } from '#features/claims/record/card-index.ts'
import type { VelocityRuleTable } from './tables.ts'

export type VelocityRule = Selectable<VelocityRuleTable>

/** A rule, and the number of earlier cases of its subject within its hours. */
export interface VelocityCount {
  readonly rule: VelocityRule
  readonly count: number
}

const hourMs = 3_600_000

/** The counts of every active rule; there are few rules, and one query per subject answers all of them. */
export async function readPaces(
  db: Db,
  caseRow: CaseRow,
  card: CardRow | null,
  now: Date,
): Promise<VelocityCount[]> {
  const rules = await db.selectFrom('velocity_rule').selectAll().where('is_active', '=', true).execute()
  const bySubject = Map.groupBy(rules, ({ subject }) => subject)
  const found = await Promise.all(
    [...bySubject].map(async ([subject, own]) => {
      const cases = await subjectOf(db, subject, caseRow, card)
      return cases ? pacesOf(db, own, cases, now) : []
    }),
  )
  return found.flat()
}

/** The other cases of the same subject, as a table and a condition; null if this case has none. */
async function subjectOf(
  db: Db,
  subject: VelocityRule['subject'],
  { id, company_id, account_id, policy_id, hospital }: CaseRow,
  card: CardRow | null,
): Promise<RawBuilder<unknown> | null> {
  switch (subject) {
    case 'account':
      return sql`claim_case where id <> ${id} and account_id = ${account_id}
        and ${await withinCompaniesOf(db, account_id)}`
    case 'insured':
      // A policy covers one person, whichever account claims.
      return policy_id === null
        ? null
        : sql`claim_case where id <> ${id} and company_id = ${company_id} and policy_id = ${policy_id}`
    case 'card':
      return card && sql`claim_case where id <> ${id} and ${await isPaidTo(db, card)}`
    case 'hospital':
      // From every company, so these rows are distributed by hospital.
      return hospital ? sql`hospital_submission where hospital = ${hospital} and case_id <> ${id}` : null
  }
}

/** To a card of this number, from any account: queried with the companies of these accounts. */
async function isPaidTo(db: Db, card: CardRow): Promise<RawBuilder<unknown>> {
  const cards = await cardsLike(db, card)
  const accounts = [...new Set(cards.map(({ account_id }) => account_id))]
  const companies = await Promise.all(accounts.map((account) => companyIdsOf(db, account)))
  const ids = cards.map(({ card_id }) => card_id)
  return sql`${within([...new Set(companies.flat())])} and bank_card_id = any(${ids}::uuid[])`
}

async function pacesOf(
  db: Db,
  rules: readonly VelocityRule[],
  cases: RawBuilder<unknown>,
  now: Date,
): Promise<VelocityCount[]> {
  const since = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const widest = Math.max(...rules.map(({ hours }) => hours))
  const counts = sql.join(
    rules.map(({ hours }) => sql`count(*) filter (where submitted_at > ${since(hours)})::int`),
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${counts}] as counts from ${cases} and submitted_at > ${since(widest)}`.execute(db)
  return rules.map((rule, at) => ({ rule, count: rows[0]?.counts[at] ?? 0 }))
}

/** Messages for the rules whose limit is reached. */
export const paceFlags = (paces: readonly VelocityCount[]): Flag[] =>
  paces
    .filter(({ rule, count }) => count >= rule.at_least)
    .map(({ rule, count }) => ({
      kind: `pace.${rule.id}`,
      weight: rule.weight,
      words: rule.text.replace('{count}', String(count)),
    }))
