import type { ClaimMaterial, ClaimReceipt, ReceiptFields } from '@yf/contract/claim-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import { toFieldDtos } from '#features/claims/record/materials/reading.ts'
import type { MaterialWithFile } from '#features/claims/record/materials/store.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { ReceiptValues } from '#features/claims/record/tables.ts'
import type { LoadedMaterials } from './load-materials.ts'
import { doubtfulFields, otherName } from './receipt-rules.ts'
import { faultsOf } from './verdict.ts'

const ownUrl = (name: string) => `/files/${name}`

/** The files with their recognised values. `urlOf` is the URL of a picture by its name; by default the owner's. */
export function materialDtos(
  caseRow: CaseRow,
  loaded: LoadedMaterials,
  urlOf: (name: string) => string = ownUrl,
): ClaimMaterial[] {
  const receipts = receiptDtos(caseRow, loaded)
  return loaded.rows.map((row) => ({
    ...toMaterialDto(row, loaded.readings.get(row.id) ?? null),
    url: urlOf(row.file_name),
    receipt: receipts.find(({ materialId }) => materialId === row.id) ?? null,
    resembles: loaded.alike.get(row.id) ?? null,
  }))
}

/** The receipts of these files, and those without a picture. */
export const receiptDtos = (
  { insured_name }: CaseRow,
  { receipts, readings, usedBy }: LoadedMaterials,
): ClaimReceipt[] =>
  receipts
    .filter(({ material_id }) => material_id === null || readings.has(material_id))
    .map((row) => {
      const reading = row.material_id === null ? null : (readings.get(row.material_id) ?? null)
      return {
        ...toReceiptDto(row),
        doubtful: doubtfulFields(row, reading),
        payerNote: otherName(row, reading, insured_name),
        usedBy: usedBy(row),
      }
    })

const toReadDto = (read: ReceiptValues): ReceiptFields => ({
  invoiceCode: read.invoiceCode,
  invoiceNumber: read.invoiceNumber,
  day: read.day,
  billedFen: read.billedFen,
  socialFen: read.socialFen ?? 0,
  ownExpenseFen: read.ownExpenseFen ?? 0,
  payer: read.payer,
  hospital: read.hospital,
})

const toReceiptDto = (row: ReceiptRow) => ({
  id: row.id,
  materialId: row.material_id,
  isSure: row.is_sure ? (1 as const) : (0 as const),
  isConfirmed: row.is_confirmed ? (1 as const) : (0 as const),
  invoiceCode: row.invoice_code,
  invoiceNumber: row.invoice_number,
  day: row.day,
  billedFen: row.billed_fen,
  socialFen: row.social_fen,
  ownExpenseFen: row.own_expense_fen,
  payer: row.payer,
  hospital: row.hospital,
  asRead: row.snapshot.read && toReadDto(row.snapshot.read),
})

const receiptFormOf = (reading: ReadDocument | null): Pick<ClaimMaterial, 'paper'> =>
  reading?.kind === 'medicalReceipt' || reading?.kind === 'vatInvoice' ? { paper: reading.kind } : {}

const toMaterialDto = (row: MaterialWithFile, reading: ReadDocument | null) => ({
  id: row.id,
  kind: row.kind,
  isKindGiven: row.is_kind_given ? (1 as const) : (0 as const),
  isSaved: row.is_saved ? (1 as const) : (0 as const),
  name: row.name,
  page: row.page,
  contentType: row.content_type,
  state: row.state,
  failure: row.failure,
  ...receiptFormOf(reading),
  faults: reading ? faultsOf(reading) : [],
  fields: reading ? toFieldDtos(reading) : [],
  createTime: shanghaiMoment(row.created_at),
})
