import type { ReadDocument } from '@yf/ocr/document/outcome'
import type { TextLayer } from '@yf/ocr/document/text-layer'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { documentPrintedRow, documentReadingRow } from '../encrypted.ts'
import type { ExamDocumentRow } from './store.ts'

export const encryptReading = (key: SubjectKey, id: string, reading: ReadDocument): string =>
  key.encrypt(JSON.stringify(reading), documentReadingRow(id))

type EncryptedDocument = Pick<ExamDocumentRow, 'id' | 'reading_encrypted' | 'printed_encrypted'>

/** Recognised values of one member's documents; null when there are none, or the data subject key was deleted. */
export async function decryptedDocuments(ctx: SubjectKeyDeps, accountId: string) {
  const key = await existingSubjectKey(ctx, accountId)
  const open = <T>(text: string | null, row: string): T | null => {
    const decrypted = text === null ? null : (key?.open(text, row) ?? null)
    return decrypted === null ? null : (JSON.parse(decrypted) as T)
  }
  return {
    readingOf: ({ id, reading_encrypted }: EncryptedDocument) =>
      open<ReadDocument>(reading_encrypted, documentReadingRow(id)),
    /** The text layer of the page. */
    printedOf: ({ id, printed_encrypted }: EncryptedDocument) =>
      open<TextLayer>(printed_encrypted, documentPrintedRow(id)),
  }
}
