import type { ClaimMaterial, ClaimReceipt, ReceiptFields } from '@yf/contract/claim-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { ReceiptValues } from '#features/claims/record/tables.ts'
import { fieldsOnTheWire, readingsOf } from '#features/claims/record/materials/reading.ts'
import { doubtfulFields, otherName } from './receipt-rules.ts'
import { resemblances } from './resembles.ts'
import {
  materialsOfCase,
  receiptsOfCase,
  type ShownMaterial,
} from '#features/claims/record/materials/store.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import { usedInvoices } from '#features/claims/record/used-invoices.ts'
import { faultsOf } from './verdict.ts'

interface Reading {
  readonly db: Db
  readonly cipher: FieldCipher
}

export interface Shown {
  /** The URL of a picture by its name; by default the owner's. */
  readonly urlOf?: (name: string) => string
  /** Only these files, without similar pictures: finding them reads every picture of the person. */
  readonly ids?: readonly string[]
}

const ownUrl = (name: string) => `/files/${name}`

/** The files of a case with their recognised values. The caller has checked ownership or permission. */
export async function materialsOnTheWire(
  ctx: Reading,
  caseRow: CaseRow,
  { urlOf = ownUrl, ids }: Shown = {},
): Promise<ClaimMaterial[]> {
  const rows = await materialsOfCase(ctx.db, caseRow, ids)
  const readingOf = await readingsOf(ctx, caseRow.account_id)
  const readings = new Map(rows.map((row) => [row.id, readingOf(row)]))
  const [receipts, alike] = await Promise.all([
    shownReceipts(ctx.db, caseRow, readings),
    ids ? new Map<string, string>() : resemblances(ctx.db, caseRow),
  ])
  return rows.map((row) => ({
    ...materialOnTheWire(row, readings.get(row.id) ?? null),
    url: urlOf(row.file_name),
    receipt: receipts.find(({ materialId }) => materialId === row.id) ?? null,
    resembles: alike.get(row.id) ?? null,
  }))
}

/** The receipts of a case, including those without a picture; or those of these files. */
export async function receiptsOnTheWire(
  ctx: Reading,
  caseRow: CaseRow,
  ids?: readonly string[],
): Promise<ClaimReceipt[]> {
  const rows = await materialsOfCase(ctx.db, caseRow, ids)
  const readingOf = await readingsOf(ctx, caseRow.account_id)
  return shownReceipts(ctx.db, caseRow, new Map(rows.map((row) => [row.id, readingOf(row)])))
}

async function shownReceipts(
  db: Db,
  caseRow: CaseRow,
  readings: ReadonlyMap<string, ReadDocument | null>,
): Promise<ClaimReceipt[]> {
  const rows = await receiptsOfCase(db, caseRow)
  const standing = rows.filter(({ material_id }) => material_id === null || readings.has(material_id))
  const usedBy = await usedInvoices(db, caseRow, standing)
  return standing.map((row) => {
    const reading = row.material_id === null ? null : (readings.get(row.material_id) ?? null)
    return {
      ...receiptOnTheWire(row),
      doubtful: doubtfulFields(row, reading),
      payerNote: otherName(row, reading, caseRow.insured_name),
      usedBy: usedBy(row),
    }
  })
}

const readOnTheWire = (read: ReceiptValues): ReceiptFields => ({
  invoiceCode: read.invoiceCode,
  invoiceNumber: read.invoiceNumber,
  day: read.day,
  billedFen: read.billedFen,
  socialFen: read.socialFen ?? 0,
  ownExpenseFen: read.ownExpenseFen ?? 0,
  payer: read.payer,
  hospital: read.hospital,
})

const receiptOnTheWire = (row: ReceiptRow) => ({
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
  asRead: row.snapshot.read && readOnTheWire(row.snapshot.read),
})

const paperOf = (reading: ReadDocument | null): Pick<ClaimMaterial, 'paper'> =>
  reading?.kind === 'medicalReceipt' || reading?.kind === 'vatInvoice' ? { paper: reading.kind } : {}

const materialOnTheWire = (row: ShownMaterial, reading: ReadDocument | null) => ({
  id: row.id,
  kind: row.kind,
  isKindGiven: row.is_kind_given ? (1 as const) : (0 as const),
  isSaved: row.is_saved ? (1 as const) : (0 as const),
  name: row.name,
  page: row.page,
  contentType: row.content_type,
  state: row.state,
  failure: row.failure,
  ...paperOf(reading),
  faults: reading ? faultsOf(reading) : [],
  fields: reading ? fieldsOnTheWire(reading) : [],
  createTime: shanghaiMoment(row.created_at),
})
