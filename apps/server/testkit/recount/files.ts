import { engineOf, type RecountRule } from './rule.ts'

const storedFiles = (table: string, column: string): RecountRule => ({
  says: `what ${table} names is kept`,
  breakers: `
    select t.${column}::text as what from ${table} t
    left join stored_file f on f.id = t.${column} where t.${column} is not null and f.id is null`,
})

const rules: readonly RecountRule[] = [
  {
    ...storedFiles('claim_material', 'file_id'),
    breakers: `${storedFiles('claim_material', 'file_id').breakers} and t.removed_at is null`,
  },
  {
    ...storedFiles('exam_document', 'file_id'),
    breakers: `${storedFiles('exam_document', 'file_id').breakers} and t.removed_at is null`,
  },
  storedFiles('hand_signature', 'file_id'),
  storedFiles('suggestion_picture', 'file_id'),
  storedFiles('claim_case', 'book_file_id'),
  storedFiles('claim_case', 'letter_file_id'),
  storedFiles('claim_case', 'review_file_id'),
  storedFiles('claim_recovery', 'document_file_id'),
  {
    says: 'one upload is one picture a page',
    breakers: `
      select case_id || ' ' || upload_key as what from claim_material
      group by company_id, case_id, upload_key, page having count(*) > 1`,
  },
]

export const recountFiles = engineOf(rules)
