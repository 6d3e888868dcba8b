import type { diagnosisCodeCalls } from '@yf/contract/claims-admin-diagnoses'
import { browseDiagnoses } from '#features/claims/evidence/diagnoses/browse.ts'
import { diagnosisChapters } from '#features/claims/evidence/diagnoses/table.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'

export const diagnosisCodes: RunCallHandler<typeof diagnosisCodeCalls.diagnosisCodes> = async ({
  keyword = '',
  chapter,
  pageNo,
  pageSize,
}) => {
  const chapters = diagnosisChapters()
  if (chapter !== undefined && !chapters.some(({ range }) => range === chapter))
    return badInput('chapter', '没有这个章节')
  const rows = browseDiagnoses(keyword, chapter ?? null)
  const first = (pageNo - 1) * pageSize
  return answer({
    records: rows.slice(first, first + pageSize).map(({ code, name, names }) => ({
      code,
      name,
      aliases: names.slice(1),
    })),
    total: rows.length,
    chapters: [...chapters],
  })
}
