import type { Flag } from '@yf/domain/claim-flags'
import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'

/** How many of the 64 bits may differ between two photos of the same document. */
const near = 6
const mostAlike = 20
/** Hex digits of each of the four bands. */
const bandLength = 4

/** A receipt's picture with the receipt's values. */
export interface ComparedPicture extends Pick<
  ReceiptRow,
  'invoice_code' | 'invoice_number' | 'day' | 'billed_fen' | 'payer' | 'hospital'
> {
  readonly company_id: string
  readonly case_id: string
  readonly case_no: string
  readonly account_id: string
  readonly insured_name: string
  readonly state: CaseRow['state']
  readonly payable_fen: number | null
  readonly material_id: string
  readonly name: string
  readonly file_id: string
  readonly look_hash: string
}

export interface SimilarPictures {
  readonly own: ComparedPicture
  readonly other: ComparedPicture
  readonly distance: number
}

const sides = (db: Db) =>
  db
    .selectFrom('claim_material as m')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
    )
    .leftJoin('claim_receipt as r', (join) =>
      join
        .onRef('r.company_id', '=', 'm.company_id')
        .onRef('r.case_id', '=', 'm.case_id')
        .onRef('r.material_id', '=', 'm.id'),
    )
    .select([
      'm.company_id',
      'm.case_id',
      'c.case_no',
      'c.account_id',
      'c.insured_name',
      'c.state',
      'c.payable_fen',
      'm.id as material_id',
      'm.name',
      'm.file_id',
      'm.look_hash',
      'r.invoice_number',
      sql<string>`coalesce(r.invoice_code, '')`.as('invoice_code'),
      'r.day',
      'r.billed_fen',
      'r.payer',
      'r.hospital',
    ])
    .where('m.kind', '=', 'receipt')
    .where('m.look_hash', 'is not', null)
    .where('m.is_saved', '=', true)
    .where('m.removed_at', 'is', null)

/**
 * Receipts of any submitted case, of any company, that look like one of this case: identical pictures first. Only for
 * handlers, who work for all companies; members get messages only about their own cases (`materials/resembles.ts`).
 */
export async function similarInOtherCases(db: Db, { company_id, id }: CaseRow): Promise<SimilarPictures[]> {
  const own = (await sides(db)
    .where('m.company_id', '=', company_id)
    .where('m.case_id', '=', id)
    .execute()) as ComparedPicture[]
  const found = await Promise.all(own.map((one) => alikeTo(db, one)))
  return found.flat()
}

async function alikeTo(db: Db, own: ComparedPicture): Promise<SimilarPictures[]> {
  const distance = sql<number>`bit_count((${sql.lit('x')} || m.look_hash)::bit(64) # (${`x${own.look_hash}`}::text)::bit(64))::int`
  const rows = await sides(db)
    .select(distance.as('distance'))
    .where(({ or }) =>
      or(
        bandsOf(own.look_hash).map(
          (band, at) =>
            sql<boolean>`substr(m.look_hash, ${sql.lit(at * bandLength + 1)}, ${sql.lit(bandLength)}) = any(${neighbours(band)})`,
        ),
      ),
    )
    .where(sql<boolean>`${distance} <= ${near}`)
    .where('m.case_id', '<>', own.case_id)
    // Excludes drafts, and cancelled or withdrawn cases, which may be renewed with the same pictures.
    .where('c.state', 'not in', [0, 8, 9])
    .orderBy('distance')
    .orderBy('m.id', 'desc')
    .limit(mostAlike)
    .execute()
  return rows.map(({ distance: far, ...other }) => ({ own, other: other as ComparedPicture, distance: far }))
}

const bandsOf = (hash: string): string[] =>
  Array.from({ length: hash.length / bandLength }, (_, at) =>
    hash.slice(at * bandLength, (at + 1) * bandLength),
  )

/** A band and all that differ from it in one bit. */
export const neighbours = (band: string): string[] => {
  const value = Number.parseInt(band, 16)
  const bits = bandLength * 4
  return [value, ...Array.from({ length: bits }, (_, at) => value ^ (1 << at))].map((one) =>
    one.toString(16).padStart(bandLength, '0'),
  )
}

const areTwoNumbers = ({ own, other }: SimilarPictures): boolean =>
  own.invoice_number !== null && other.invoice_number !== null && own.invoice_number !== other.invoice_number

/**
 * Forms of one hospital look alike, so two receipts with different numbers are two receipts, unless the sum is also
 * the same and the issuer has not confirmed this one (`isReal`): this is how a document is used twice.
 */
export const isSuspicious = (pair: SimilarPictures, isReal: (materialId: string) => boolean): boolean =>
  !areTwoNumbers(pair) ||
  (pair.own.billed_fen !== null &&
    pair.own.billed_fen === pair.other.billed_fen &&
    !isReal(pair.own.material_id))

const same = (pairs: readonly SimilarPictures[]) =>
  [...new Set(pairs.map(({ other }) => other.case_no))].join('、')

/** The identical picture, a similar one, and a similar one with another number. */
export function alikeFlags(pairs: readonly SimilarPictures[]): Flag[] {
  const altered = pairs.filter((pair) => areTwoNumbers(pair))
  const others = pairs.filter((pair) => !areTwoNumbers(pair))
  const copied = others.filter(({ distance }) => distance === 0)
  const alike = others.filter(({ distance }) => distance > 0)
  const found: (Flag | false)[] = [
    copied.length > 0 && {
      kind: 'copied',
      weight: 40,
      words: `有发票图片与案件 ${same(copied)} 中的完全相同`,
    },
    alike.length > 0 && { kind: 'nearCopy', weight: 20, words: `有发票图片与案件 ${same(alike)} 中的相近` },
    altered.length > 0 && {
      kind: 'altered',
      weight: 40,
      words: `有发票图片与案件 ${same(altered)} 中的相近，金额相同而号码不同`,
    },
  ]
  return found.filter((flag) => flag !== false)
}
