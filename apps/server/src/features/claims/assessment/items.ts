import type { Policy } from '@yf/domain/adjudication'
import type { BilledItem } from '@yf/domain/adjudication/terms'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { ReceiptRow } from '../record/find.ts'
import { asksForCharges, itemOf } from '../evidence/reading/charges.ts'
import { readingsOf, type ReadingOf } from '../record/materials/reading.ts'
import type { CaseRow } from '../record/own-case.ts'

export type ItemsOf = (receipt: Pick<ReceiptRow, 'case_id' | 'material_id'>) => readonly BilledItem[]

type ItemizedCase = Pick<CaseRow, 'company_id' | 'account_id' | 'id'> & {
  /** How many receipts the case has. */
  readonly receiptCount: number
}

/**
 * The charged items by receipt: a fee list is more detailed than a receipt's own table, but it can be matched only if
 * the case has a single receipt. Decrypts nothing if the policy does not depend on items.
 */
export async function readItems(
  ctx: SubjectKeyDeps,
  policy: Pick<Policy, 'liabilities' | 'periods'> | null,
  cases: readonly ItemizedCase[],
): Promise<ItemsOf> {
  const isAsked = policy !== null && [policy, ...(policy.periods ?? [])].some(asksForCharges)
  if (!isAsked || cases.length === 0) return () => []
  const found = new Map<string, BilledItem[]>()
  const casesById = new Map(cases.map((one) => [one.id, one]))
  const readings = new Map<string, ReadingOf>()
  for (const row of await documentsWithCharges(ctx, [...casesById.values()])) {
    const { account_id, receiptCount } = casesById.get(row.case_id)!
    if (row.kind === 'feeList' && receiptCount !== 1) continue
    const readingOf = readings.get(account_id) ?? (await readingsOf(ctx, account_id))
    readings.set(account_id, readingOf)
    const key = row.kind === 'receipt' ? row.id : row.case_id
    const items = (readingOf(row)?.feeLines ?? []).map(itemOf)
    found.set(key, [...(found.get(key) ?? []), ...items])
  }
  return ({ case_id, material_id }) => {
    const listed = found.get(case_id) ?? []
    return listed.length > 0 ? listed : (found.get(material_id ?? '') ?? [])
  }
}

const documentsWithCharges = ({ db }: SubjectKeyDeps, cases: readonly ItemizedCase[]) =>
  db
    .selectFrom('claim_material')
    .select(['id', 'case_id', 'kind', 'reading_encrypted'])
    .where('company_id', '=', cases[0]!.company_id)
    .where(
      'case_id',
      'in',
      cases.map(({ id }) => id),
    )
    .where('kind', 'in', ['receipt', 'feeList'])
    .where('is_saved', '=', true)
    .where('removed_at', 'is', null)
    .where('reading_encrypted', 'is not', null)
    .orderBy('sort')
    .execute()
