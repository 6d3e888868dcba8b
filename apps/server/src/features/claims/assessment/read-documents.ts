import { certificateFacts } from '@yf/domain/certificate'
import { materialKinds, requiredMaterials, type MaterialKind } from '@yf/domain/claim-materials'
import type { KnownHospital } from '#features/hospital/public.ts'
import { insuredOf, type PersonDeps } from '../record/people.ts'
import type { ReceiptRow, MaterialRow } from '../record/find.ts'
import type { StoredReading } from '../record/materials/reading.ts'
import type { CaseRow } from '../record/own-case.ts'
import type { LoadedMaterials } from '../evidence/reading/load-materials.ts'
import { sumOf } from '../evidence/reading/charges.ts'
import type { DeclaredFacts, CaseDocument } from '../evidence/verification/document-rules.ts'
import { unlikeOnFeeList, unlikeOnReceipt, type PrintedPage } from '../evidence/verification/printed-pages.ts'
import { documentVisitOf, type DocumentVisit } from '../evidence/verification/visit-rules.ts'

export interface ReadDocuments {
  /** Documents other than receipts that the visit requires. */
  readonly documents: readonly CaseDocument[]
  /** The visit days in all documents, including receipts. */
  readonly visits: readonly DocumentVisit[]
  /** Receipts and fee lists that were read from their text layer. */
  readonly printed: readonly PrintedPage[]
  /** The sum of each fee list; null if it was not read line by line. */
  readonly feeLists: readonly { readonly name: string; readonly sumFen: number | null }[]
}

const aboutVisit: ReadonlySet<MaterialKind> = new Set([
  'receipt',
  'feeList',
  'medicalRecord',
  'diagnosis',
  'dischargeSummary',
])

/** What the files of the application say; others may still be removed from it. */
export function readDocuments(
  { visit_type, flow }: CaseRow,
  receipts: readonly ReceiptRow[],
  { rows, readings }: Pick<LoadedMaterials, 'rows' | 'readings'>,
): ReadDocuments {
  const requiredKinds = new Set(visit_type === null || flow !== 'new' ? [] : requiredMaterials(visit_type))
  // Values entered by a handler raise no doubt.
  const settled = new Set(
    receipts.filter(({ snapshot }) => snapshot.byHandler !== null).map(({ material_id }) => material_id),
  )
  const saved = rows.filter(({ is_saved }) => is_saved)
  const read = saved.map((row) => {
    const reading = readings.get(row.id) ?? null
    const isCompared = reading !== null && aboutVisit.has(row.kind) && !settled.has(row.id)
    const visit = isCompared ? documentVisitOf(titleOf(row), reading) : null
    return { row, reading, visit }
  })
  const unsettled = read.filter(({ row }) => !settled.has(row.id))
  return {
    documents: read
      .filter(({ row }) => row.kind !== 'receipt' && requiredKinds.has(row.kind))
      .flatMap(documentsOf),
    visits: read.flatMap(({ visit }) => visit ?? []),
    printed: unsettled.flatMap(({ row, reading }) => printedPage(row, reading)),
    feeLists: unsettled
      .filter(({ row }) => row.kind === 'feeList')
      .map(({ row: { name }, reading }) => ({
        name,
        sumFen: reading?.feeLines?.length ? sumOf(reading.feeLines) : null,
      })),
  }
}

const titleOf = ({ kind, name }: Pick<MaterialRow, 'kind' | 'name'>) => `${materialKinds[kind]}「${name}」`

interface ReadRow {
  readonly row: MaterialRow
  readonly reading: StoredReading | null
  readonly visit: DocumentVisit | null
}

/** A document with a text layer is compared with the declaration twice: by its text and by its picture. */
function documentsOf({ row: { kind, name, printed_encrypted }, reading, visit }: ReadRow): CaseDocument[] {
  const lines = reading?.lines.map(({ text }) => text) ?? null
  const document = { kind, name, lines, isDated: visit !== null }
  if (printed_encrypted === null) return [document]
  return [
    { ...document, from: 'letters' },
    { kind, name: `${name}（页面图像）`, lines: reading?.page?.lines ?? null, from: 'picture' },
  ]
}

function printedPage(row: MaterialRow, reading: StoredReading | null): PrintedPage[] {
  if (row.printed_encrypted === null || reading === null) return []
  if (row.kind === 'receipt') return [{ title: titleOf(row), unlike: unlikeOnReceipt(reading) }]
  return row.kind === 'feeList' ? [{ title: titleOf(row), unlike: unlikeOnFeeList(reading) }] : []
}

/** Derived from the number of an ID card; other certificates do not contain it. */
function sexOf(number: string): DeclaredFacts['sex'] {
  const facts = certificateFacts('idCard', number)
  return facts && (facts.gender === 1 ? '男' : '女')
}

interface VisitOfCase {
  readonly caseRow: CaseRow
  readonly receipts: readonly Pick<ReceiptRow, 'hospital'>[]
  readonly hospitalOf: (name: string) => KnownHospital
}

export async function declaredOf(
  ctx: PersonDeps,
  { caseRow, receipts, hospitalOf }: VisitOfCase,
): Promise<DeclaredFacts> {
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
