import { certificateFacts } from '@yf/domain/certificate'
import { requiredMaterials } from '@yf/domain/claim-materials'
import type { KnownHospital } from '#features/hospital/public.ts'
import { insuredOf, type Reading } from '../application/people.ts'
import { materialRows, type ReceiptRow } from '../case/find.ts'
import { readingsOf } from '../materials/reading.ts'
import type { CaseRow } from '../own-case.ts'
import type { Declared, Paper } from './paper-rules.ts'

/** The papers that the visit requires beside receipts. */
export async function readPapers(ctx: Reading, caseRow: CaseRow): Promise<Paper[]> {
  const { visit_type } = caseRow
  if (visit_type === null || caseRow.flow !== 'new') return []
  const wanted = new Set(requiredMaterials(visit_type))
  const readingOf = await readingsOf(ctx, caseRow.account_id)
  const rows = (await materialRows(ctx.db, caseRow)).filter(
    ({ kind }) => kind !== 'receipt' && wanted.has(kind),
  )
  return rows.map((row) => ({
    kind: row.kind,
    name: row.name,
    lines: readingOf(row)?.lines.map(({ text }) => text) ?? null,
  }))
}

/** Said by an ID card's own number; other certificates do not tell. */
function sexOf(number: string): Declared['sex'] {
  const facts = certificateFacts('idCard', number)
  return facts && (facts.gender === 1 ? '男' : '女')
}

interface Visited {
  readonly caseRow: CaseRow
  readonly receipts: readonly Pick<ReceiptRow, 'hospital'>[]
  readonly hospitalOf: (name: string) => KnownHospital
}

export async function declaredOf(
  ctx: Reading,
  { caseRow, receipts, hospitalOf }: Visited,
): Promise<Declared> {
  const { certificateNo } = await insuredOf(ctx, caseRow)
  const hospitals = [caseRow.hospital, ...receipts.map(({ hospital }) => hospital)].flatMap((name) =>
    name ? [name, ...hospitalOf(name).names] : [],
  )
  return {
    person: caseRow.insured_name,
    sex: sexOf(certificateNo),
    first: caseRow.visit_start,
    last: caseRow.visit_end,
    hospitals: [...new Set(hospitals)],
  }
}
