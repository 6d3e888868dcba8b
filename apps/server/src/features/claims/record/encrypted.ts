import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const cardRow = (id: string) => `bank_card:${id}:number`
export const cardField = 'bank_card.number'
export const casePhoneRow = (caseId: string) => `claim_case:${caseId}:phone`
export const insuredRow = (caseId: string) => `claim_case:${caseId}:insured`
export const insuredField = 'claim_case.insured'
export const readingRow = (materialId: string) => `claim_material:${materialId}:reading`
export const printedRow = (materialId: string) => `claim_material:${materialId}:printed`
export const textRow = (caseId: string, column: string) => `claim_case:${caseId}:${column}`
export const revisionRow = (revisionId: string, column: string) => `claim_revision:${revisionId}:${column}`
/** Reasons in the transition log, which is append-only. */
export const reasonRow = (caseId: string) => `state_event:${caseId}:reason`
export const markRow = (markId: string) => `claim_diagnosis_mark:${markId}:text`
export const bookRow = (caseId: string) => `claim_book:${caseId}:content`

export const claimEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'bank_card',
    id: 'id',
    column: 'number_encrypted',
    row: cardRow,
    lookup: { column: 'number_hash', field: cardField },
  },
  { table: 'claim_case', id: 'id', column: 'phone_encrypted', row: casePhoneRow },
  {
    table: 'claim_case',
    id: 'id',
    column: 'insured_encrypted',
    row: insuredRow,
    lookup: { column: 'insured_hash', field: insuredField },
  },
]

const caseTextColumn = (column: 'diagnosis' | 'diagnosis_codes' | 'accident_note'): SubjectColumn => ({
  table: 'claim_case',
  column,
  id: 'id',
  row: (id) => textRow(id, column),
  subject: 'account_id',
})

const ownerOf = (table: string) =>
  `(select account_id from claim_case where claim_case.company_id = ${table}.company_id and claim_case.id = ${table}.case_id)`

const revisionTextColumn = (column: 'text_encrypted' | 'explanation_encrypted'): SubjectColumn => ({
  table: 'claim_revision',
  column,
  id: 'id',
  row: (id) => revisionRow(id, column),
  subject: ownerOf('claim_revision'),
})

/** The diagnosis at the time of the decision; copied from the case, and bound to the case's id as there. */
const diagnosisThen = (column: 'diagnosis' | 'diagnosis_codes'): SubjectColumn => ({
  table: 'claim_revision',
  column,
  id: 'case_id',
  row: (caseId) => textRow(caseId, column),
  subject: ownerOf('claim_revision'),
})

/** Encrypted with the key of the case's member. */
export const claimSubjectColumns: readonly SubjectColumn[] = [
  caseTextColumn('diagnosis'),
  caseTextColumn('diagnosis_codes'),
  caseTextColumn('accident_note'),
  {
    table: 'claim_material',
    column: 'reading_encrypted',
    id: 'id',
    row: readingRow,
    subject: ownerOf('claim_material'),
  },
  revisionTextColumn('text_encrypted'),
  revisionTextColumn('explanation_encrypted'),
  diagnosisThen('diagnosis'),
  diagnosisThen('diagnosis_codes'),
  {
    table: 'claim_material',
    column: 'printed_encrypted',
    id: 'id',
    row: printedRow,
    subject: ownerOf('claim_material'),
  },
  {
    table: 'claim_diagnosis_mark',
    column: 'text_encrypted',
    id: 'id',
    row: markRow,
    subject: 'account_id',
  },
  {
    table: 'claim_book',
    column: 'content_encrypted',
    id: 'case_id',
    row: bookRow,
    subject: ownerOf('claim_book'),
  },
]
