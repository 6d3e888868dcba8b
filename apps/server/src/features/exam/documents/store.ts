import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import type { ExamRow, ExamKey } from '../own-exam.ts'
import type { ExamDocumentTable, InvoiceValues } from '../tables.ts'

export type ExamDocumentRow = Selectable<ExamDocumentTable>
/** With the name under which the picture can be read. */
export type DocumentWithFile = ExamDocumentRow & { readonly file_name: string; readonly content_type: string }

export const documentsOf = (db: Db, { company_id, id }: ExamKey): Promise<ExamDocumentRow[]> =>
  db
    .selectFrom('exam_document')
    .selectAll()
    .where((row) => row.and({ company_id, exam_id: id }))
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export async function withFiles(
  db: Db,
  { account_id }: Pick<ExamRow, 'account_id'>,
  documents: readonly ExamDocumentRow[],
): Promise<DocumentWithFile[]> {
  const files = await filesById(
    db,
    account_id,
    documents.map(({ file_id }) => file_id),
  )
  return documents.flatMap((document) => {
    const file = files.get(document.file_id)
    return file ? [{ ...document, file_name: file.name, content_type: file.content_type }] : []
  })
}

/** The materials of one client key, including deleted ones. */
export const documentsOfUpload = (
  db: Db,
  { company_id, id }: ExamKey,
  uploadKey: string,
): Promise<ExamDocumentRow[]> =>
  db
    .selectFrom('exam_document')
    .selectAll()
    .where((row) => row.and({ company_id, exam_id: id, upload_key: uploadKey }))
    .orderBy('page')
    .execute()

export const changeDocument = (
  tx: Db,
  { company_id, exam_id, id }: Pick<ExamDocumentRow, 'company_id' | 'exam_id' | 'id'>,
  changes: Partial<ExamDocumentRow>,
) =>
  tx
    .updateTable('exam_document')
    .set(changes as object)
    .where((row) => row.and({ company_id, exam_id, id }))
    .execute()

export const valuesOfDocument = (row: ExamDocumentRow): InvoiceValues => ({
  invoiceCode: row.invoice_code,
  invoiceNumber: row.invoice_number,
  day: row.invoice_day,
  billedFen: row.billed_fen,
  payer: row.payer,
})

export const columnsOf = (values: InvoiceValues) => ({
  invoice_code: values.invoiceCode,
  invoice_number: values.invoiceNumber,
  invoice_day: values.day,
  billed_fen: values.billedFen,
  payer: values.payer,
})

/** Invoices in the format of the invoice register; later pages of an invoice do not count. */
export const invoicesOf = (documents: readonly ExamDocumentRow[]) =>
  documents
    .filter(({ kind, state }) => kind === 'invoice' && state !== 'kept')
    .map(({ id, invoice_code, invoice_number, invoice_day, billed_fen, payer }) => ({
      id,
      invoice_code,
      invoice_number,
      day: invoice_day,
      billed_fen,
      payer,
    }))
