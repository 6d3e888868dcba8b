import type { ExamDocument } from '@yf/contract/exam-shapes'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { toFieldDtos, usedInvoices } from '#features/claims/public.ts'
import type { ExamRow } from '../own-exam.ts'
import { doubtfulFields } from './invoice-rules.ts'
import { decryptedDocuments } from './reading.ts'
import { invoicesOf, valuesOfDocument, withFiles, type ExamDocumentRow } from './store.ts'

const ownUrl = (name: string) => `/files/${name}`

/**
 * The documents with their recognised values. The caller has found the reimbursement through its owner or a
 * permission.
 */
export async function toDocumentDtos(
  ctx: SubjectKeyDeps,
  exam: ExamRow,
  rows: readonly ExamDocumentRow[],
  urlOf: (name: string) => string = ownUrl,
): Promise<ExamDocument[]> {
  const [documents, { readingOf }, holderOf] = await Promise.all([
    withFiles(ctx.db, exam, rows),
    decryptedDocuments(ctx, exam.account_id),
    usedInvoices(ctx.db, exam, invoicesOf(rows)),
  ])
  return documents.map((row) => {
    const reading = readingOf(row)
    const values = valuesOfDocument(row)
    const isInvoice = row.kind === 'invoice' && row.state !== 'kept' && row.state !== 'waiting'
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      url: urlOf(row.file_name),
      contentType: row.content_type,
      state: row.state,
      failure: row.failure,
      fields: reading && row.kind === 'invoice' ? toFieldDtos(reading) : [],
      invoice: isInvoice
        ? {
            ...values,
            doubtful: doubtfulFields(values, reading, row.is_confirmed),
            isConfirmed: row.is_confirmed ? 1 : 0,
            usedBy: holderOf(row),
          }
        : null,
    }
  })
}
