import { visitIsStay, visitTypes, type VisitType } from '@yf/domain/claim-materials'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { RecognisedField, ReadDocument } from '@yf/ocr/document/outcome'

/** The visit days that a document of the case names. */
export interface DocumentVisit {
  readonly title: string
  readonly visit: ReadDay | null
  readonly admission: ReadDay | null
  readonly discharge: ReadDay | null
}
type ReadDay = Pick<RecognisedField<string>, 'value' | 'isSure'>

export interface DeclaredVisit {
  readonly visitType: VisitType | null
  readonly first: string | null
  readonly last: string | null
}

export const declaredVisit = ({
  caseRow,
}: {
  readonly caseRow: Pick<CaseRow, 'visit_type' | 'visit_start' | 'visit_end'>
}): DeclaredVisit => ({
  visitType: caseRow.visit_type,
  first: caseRow.visit_start,
  last: caseRow.visit_end,
})

/** Text for a handler; `isSure` tells whether the day was recognised with confidence. */
export interface VisitDoubt {
  readonly text: string
  readonly isSure: boolean
}

/** Null if a document names no visit day. */
export function documentVisitOf(
  title: string,
  { fields }: Pick<ReadDocument, 'fields'>,
): DocumentVisit | null {
  const { visitDate = null, admissionDate = null, dischargeDate = null } = fields
  return visitDate || admissionDate || dischargeDate
    ? { title, visit: visitDate, admission: admissionDate, discharge: dischargeDate }
    : null
}

/** The days of a visit that fill in an empty declaration: only those recognised with confidence. */
export function sureVisit({ visit, admission, discharge }: DocumentVisit): {
  readonly first: string
  readonly last: string
} | null {
  const first = admission ?? visit
  if (!first?.isSure) return null
  const isStay = admission !== null && discharge?.isSure === true
  return { first: first.value, last: isStay ? discharge.value : first.value }
}

/** Each day in a document that contradicts the declaration. What was not declared contradicts nothing. */
export function visitDoubts(documents: readonly DocumentVisit[], declared: DeclaredVisit): VisitDoubt[] {
  const { visitType, first } = declared
  if (first === null) return []
  const last = declared.last ?? first
  const isStay = visitType !== null && visitIsStay(visitType)
  const within = (day: string) => first <= day && day <= last
  const declaredDays = first === last ? first : `${first} 至 ${last}`
  return documents.flatMap(({ title, visit, admission, discharge }) => [
    ...doubt(visit, (day) => within(day), `${title}上的就诊日期`, `申报的就诊日期 ${declaredDays}`),
    ...(isStay
      ? [
          ...doubt(admission, (day) => day === first, `${title}上的入院日期`, `申报的入院日期 ${first}`),
          ...doubt(discharge, (day) => day === last, `${title}上的出院日期`, `申报的出院日期 ${last}`),
        ]
      : strayStay({ title, admission, discharge, visitType, within, declaredDays })),
  ])
}

function doubt(
  day: ReadDay | null,
  isRight: (day: string) => boolean,
  what: string,
  declared: string,
): VisitDoubt[] {
  if (day === null || isRight(day.value)) return []
  const read = day.isSure ? `为 ${day.value}` : `疑为 ${day.value}（识别不确定）`
  return [{ text: `${what}${read}，与${declared} 不同`, isSure: day.isSure }]
}

interface OtherVisit extends Pick<DocumentVisit, 'title' | 'admission' | 'discharge'> {
  readonly visitType: VisitType | null
  readonly within: (day: string) => boolean
  readonly declaredDays: string
}

/** An accident may lead to a hospital stay; for any other visit a stay is another liability. */
function strayStay({
  title,
  admission,
  discharge,
  visitType,
  within,
  declaredDays,
}: OtherVisit): VisitDoubt[] {
  if (visitType === null || visitType === 'accident')
    return doubt(admission, within, `${title}上的入院日期`, `申报的就诊日期 ${declaredDays}`)
  const day = admission ?? discharge
  if (day === null) return []
  const what = day === admission ? '入院' : '出院'
  return [
    {
      text: `${title}写有${what}日期 ${day.value}，申报的就诊类型是${visitTypes[visitType]}`,
      isSure: day.isSure,
    },
  ]
}
