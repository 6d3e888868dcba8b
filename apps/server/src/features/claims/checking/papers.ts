import { certificateFacts } from '@yf/domain/certificate'
import { materialKinds, requiredMaterials, type MaterialKind } from '@yf/domain/claim-materials'
import type { KnownHospital } from '#features/hospital/public.ts'
import { insuredOf, type Reading } from '../application/people.ts'
import { materialRows, type ReceiptRow } from '../case/find.ts'
import { readingsOf } from '../materials/reading.ts'
import type { CaseRow } from '../own-case.ts'
import type { Declared, Paper } from './paper-rules.ts'
import { visitOnPaper, type VisitOnPaper } from './visit-rules.ts'

export interface ReadPapers {
  /** Those that the visit requires beside receipts. */
  readonly papers: readonly Paper[]
  /** What any of them, receipts too, says of when the visit was. */
  readonly visits: readonly VisitOnPaper[]
}

const aboutVisit: ReadonlySet<MaterialKind> = new Set([
  'receipt',
  'feeList',
  'medicalRecord',
  'diagnosis',
  'dischargeSummary',
])

export async function readPapers(
  ctx: Reading,
  caseRow: CaseRow,
  receipts: readonly ReceiptRow[],
): Promise<ReadPapers> {
  const { visit_type } = caseRow
  const readingOf = await readingsOf(ctx, caseRow.account_id)
  const rows = await materialRows(ctx.db, caseRow)
  const wanted = new Set(visit_type === null || caseRow.flow !== 'new' ? [] : requiredMaterials(visit_type))
  // What a handler wrote in himself is no question any more.
  const settled = new Set(
    receipts.filter(({ snapshot }) => snapshot.byHandler !== null).map(({ material_id }) => material_id),
  )
  const read = rows.map((row) => {
    const reading = readingOf(row)
    const isAsked = reading !== null && aboutVisit.has(row.kind) && !settled.has(row.id)
    const visit = isAsked ? visitOnPaper(`${materialKinds[row.kind]}「${row.name}」`, reading) : null
    return { row, reading, visit }
  })
  return {
    papers: read
      .filter(({ row }) => row.kind !== 'receipt' && wanted.has(row.kind))
      .map(({ row, reading, visit }) => ({
        kind: row.kind,
        name: row.name,
        lines: reading?.lines.map(({ text }) => text) ?? null,
        isDated: visit !== null,
      })),
    visits: read.flatMap(({ visit }) => visit ?? []),
  }
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
