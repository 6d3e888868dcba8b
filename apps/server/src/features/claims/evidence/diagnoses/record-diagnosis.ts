import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { diagnosisNamed, tidyText } from './table.ts'
import type { CaseDocument } from '../verification/document-rules.ts'

const withDiagnosis: readonly MaterialKind[] = ['medicalRecord', 'diagnosis', 'dischargeSummary']

/** A doctor's label at the beginning of a line or sentence; 诊断证明书 is a title. */
const label =
  /(?:^|[。；;])(?:\d[.、])?(?:初步|门诊|急诊|门急诊|临床|入院|出院|主要|西医|中医|确定)?诊断(?:意见|结果|名称)?(?::|$)/
const nextLabel = /[\u4e00-\u9fff]{2,6}:|。/
const between = /[、，,；;\s]+|\d{1,2}[.．、)）]/

/** All diagnoses after a diagnosis label, one by one. */
function diagnosesIn(lines: readonly string[]): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of lines.map((text) => text.normalize('NFKC').trim())) {
    let rest: string = line
    while (rest !== '') {
      const start: RegExpExecArray | null = isOpen ? null : label.exec(rest)
      if (!isOpen && !start) break
      rest = start ? rest.slice(start.index + start[0].length) : rest
      const end: number = rest.search(nextLabel)
      found.push(...(end === -1 ? rest : rest.slice(0, end)).split(between))
      isOpen = end === -1
      rest = isOpen ? '' : rest.slice(end)
    }
  }
  return [...new Set(found.map(tidyText).filter((name) => name !== ''))]
}

/** By its name, or by the code of that name in the table. */
const isSameDiagnosis = (read: string, { code, name }: Diagnosis): boolean =>
  read === tidyText(name) || (code !== null && diagnosisNamed(read)?.code === code)

/** The document names exactly the declared diagnoses: an omitted one may be excluded by the terms. */
const isSame = (read: readonly string[], declared: readonly Diagnosis[]): boolean =>
  read.every((one) => declared.some((other) => isSameDiagnosis(one, other))) &&
  declared.every((other) => read.some((one) => isSameDiagnosis(one, other)))

/**
 * Doctor's documents that do not confirm the declared diagnosis, as text for a handler: checked by text layer and by
 * picture.
 */
export const diagnosisDoubts = (
  documents: readonly CaseDocument[],
  declared: readonly Diagnosis[],
): string[] => [...new Set(withDiagnosis.flatMap((kind) => doubtsOf(kind, documents, declared)))]

function doubtsOf(
  kind: MaterialKind,
  documents: readonly CaseDocument[],
  declared: readonly Diagnosis[],
): string[] {
  const pages = documents.filter((document) => document.kind === kind)
  if (pages.length === 0) return []
  // Several pages are one document, and each page counts once by its text layer and once by its picture.
  return (['letters', 'picture'] as const).flatMap((side) => {
    const lines = pages.flatMap(({ from = side, lines }) => (from === side ? (lines ?? []) : []))
    return doubtOf(kind, diagnosesIn(lines), declared)
  })
}

function doubtOf(kind: MaterialKind, read: readonly string[], declared: readonly Diagnosis[]): string[] {
  const title = materialKinds[kind]
  if (read.length === 0) return [`${title}上没有读到诊断，请核对`]
  if (isSame(read, declared)) return []
  const names = declared.map(({ name }) => name).join('、')
  return [`${title}的诊断为${read.join('、')}，与申报的${names ? `${names}不同` : '不同：没有填写诊断'}`]
}
