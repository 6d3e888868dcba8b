import { isUnder } from '@yf/domain/adjudication/terms'
import { rankedDiagnoses } from './search.ts'
import { diagnosisTable, tidyText, type DiagnosisRow } from './table.ts'

const codeOrRange = /^[a-z]\d{2}(?:\.\d{1,2})?(?:-[a-z]\d{2}(?:\.\d{1,2})?)?$/i

/** Rows of a chapter; with a code or a range what a rule of a plan would exclude, with other text the best matches first. */
export function browseDiagnoses(keyword: string, chapter: string | null): readonly DiagnosisRow[] {
  const query = tidyText(keyword)
  const within = ({ code }: Pick<DiagnosisRow, 'code'>) => chapter === null || isUnder(code, chapter)
  if (query === '') return diagnosisTable().filter(within)
  if (codeOrRange.test(query))
    return diagnosisTable().filter((row) => within(row) && isUnder(row.code, query.toUpperCase()))
  return rankedDiagnoses(query)
    .map(({ row }) => row)
    .filter(within)
}
