import type { Flag } from '@yf/domain/claim-flags'
import { sql, type Selectable } from 'kysely'
import { tidyHospital } from '@yf/domain/adjudication'
import type { Db } from '#platform/db/handle.ts'
import type { Invoice } from '#features/claims/record/used-invoices.ts'
import type { ClaimBlockTable } from './tables.ts'

export type BlockRow = Selectable<ClaimBlockTable>

/** The entries of the blocklist (hospitals and invoices) that match a case. */
export interface MatchedBlock {
  /** 就诊医院「…」 or 发票 …, as the start of a sentence. */
  readonly what: string
  readonly reason: string
}

export const activeBlocks = (db: Db) =>
  db.selectFrom('claim_block').selectAll().where('removed_at', 'is', null)

/** `hospitals` with all their names: a blocked hospital is blocked under each of them. */
export async function blockedOf(
  db: Db,
  invoices: readonly Invoice[],
  hospitals: readonly string[],
): Promise<MatchedBlock[]> {
  const names = new Map(hospitals.map((name) => [tidyHospital(name), name]))
  const numbered = invoices.filter(({ invoice_number }) => invoice_number !== null)
  const rows = await activeBlocks(db)
    .where(({ or, eb }) =>
      or([eb('hospital_key', 'in', [...names.keys(), '']), ...numbered.map((invoice) => isInRange(invoice))]),
    )
    .orderBy('added_at')
    .execute()
  return rows.flatMap((row) =>
    row.kind === 'hospital'
      ? [{ what: `就诊医院「${names.get(row.hospital_key ?? '') ?? row.hospital}」`, reason: row.reason }]
      : numbered
          .filter((invoice) => covers(row, invoice))
          .map(({ invoice_number }) => ({ what: `发票 ${invoice_number} `, reason: row.reason })),
  )
}

const isInRange = ({ invoice_number: number, invoice_code: code }: Invoice) =>
  sql<boolean>`(kind = 'invoice' and ${number} between first_number and last_number
    and length(first_number) = length(${number}::text)
    and (invoice_code in ('', ${code}) or ${code} = ''))`

/** Numbers are compared as strings: only numbers of the same length are in a range. */
export function covers(
  {
    invoice_code,
    first_number,
    last_number,
  }: Pick<BlockRow, 'invoice_code' | 'first_number' | 'last_number'>,
  { invoice_number: number, invoice_code: code }: Invoice,
): boolean {
  if (number === null || first_number === null || last_number === null) return false
  const isOfCode = invoice_code === '' || code === '' || invoice_code === code
  return isOfCode && number.length === first_number.length && first_number <= number && number <= last_number
}

export const blockFlags = (blocked: readonly MatchedBlock[]): Flag[] =>
  blocked.map(({ what, reason }) => ({
    kind: 'blocked',
    weight: 40,
    words: `${what}在重点核查名单中：${reason}`,
  }))
