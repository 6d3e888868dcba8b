import { expect, test } from 'vitest'
import { declaredVisit, sureVisit, visitDoubts, documentVisitOf, type DeclaredVisit } from './visit-rules.ts'

const day = (value: string, isSure = true) => ({
  value,
  isSure,
  confidence: 1,
  region: null,
  source: 'text' as const,
})
const documentVisit = (fields: object) => documentVisitOf('病历「a.jpg」', { fields })!
const outpatient: DeclaredVisit = { visitType: 'outpatient', first: '2026-02-20', last: '2026-02-22' }
const stay: DeclaredVisit = { ...outpatient, visitType: 'inpatient' }
const doubtTexts = (fields: object, declared: DeclaredVisit) =>
  visitDoubts([documentVisit(fields)], declared).map((doubt) => doubt.text)

test('a document without a visit day has no disagreement', () => {
  expect(documentVisitOf('', { fields: { date: day('2026-02-20') } })).toBeNull()
})

test.each(['2026-02-20', '2026-02-21', '2026-02-22'])('a visit on %s matches the declaration', (seen) => {
  expect(doubtTexts({ visitDate: day(seen) }, outpatient)).toEqual([])
  expect(doubtTexts({ visitDate: day(seen) }, stay)).toEqual([])
})

test.each(['2026-02-19', '2026-02-23'])('a visit on %s does not match', (seen) => {
  expect(doubtTexts({ visitDate: day(seen) }, outpatient)).toEqual([
    `病历「a.jpg」上的就诊日期为 ${seen}，与申报的就诊日期 2026-02-20 至 2026-02-22 不同`,
  ])
})

test('without a last day the first is the only one', () => {
  expect(doubtTexts({ visitDate: day('2026-02-21') }, { ...outpatient, last: null })).toEqual([
    '病历「a.jpg」上的就诊日期为 2026-02-21，与申报的就诊日期 2026-02-20 不同',
  ])
})

test('a hospital stay is compared by both of its days', () => {
  const right = { admissionDate: day('2026-02-20'), dischargeDate: day('2026-02-22') }
  expect(doubtTexts(right, stay)).toEqual([])
  expect(doubtTexts({ ...right, admissionDate: day('2026-02-21') }, stay)).toEqual([
    '病历「a.jpg」上的入院日期为 2026-02-21，与申报的入院日期 2026-02-20 不同',
  ])
  expect(doubtTexts({ ...right, dischargeDate: day('2026-02-21') }, stay)).toEqual([
    '病历「a.jpg」上的出院日期为 2026-02-21，与申报的出院日期 2026-02-22 不同',
  ])
})

test('a hospital stay contradicts an outpatient visit, but not an accident', () => {
  const stayed = { admissionDate: day('2026-02-20'), dischargeDate: day('2026-02-22') }
  expect(doubtTexts(stayed, outpatient)).toEqual([
    '病历「a.jpg」写有入院日期 2026-02-20，申报的就诊类型是门诊',
  ])
  expect(doubtTexts({ dischargeDate: day('2026-02-22') }, outpatient)).toEqual([
    '病历「a.jpg」写有出院日期 2026-02-22，申报的就诊类型是门诊',
  ])
  const accident: DeclaredVisit = { ...outpatient, visitType: 'accident' }
  expect(doubtTexts(stayed, accident)).toEqual([])
  // An undeclared kind of visit is not contradicted either.
  for (const declared of [accident, { ...outpatient, visitType: null }])
    expect(doubtTexts({ admissionDate: day('2026-02-23') }, declared)).toEqual([
      '病历「a.jpg」上的入院日期为 2026-02-23，与申报的就诊日期 2026-02-20 至 2026-02-22 不同',
    ])
})

test('says if a day was recognised without confidence', () => {
  const [doubt] = visitDoubts([documentVisit({ visitDate: day('2026-02-25', false) })], outpatient)
  expect(doubt).toMatchObject({ isSure: false, text: expect.stringContaining('疑为 2026-02-25') })
})

test('what was not declared contradicts nothing, and is filled in if it was recognised with confidence', () => {
  expect(doubtTexts({ visitDate: day('2026-02-25') }, { ...outpatient, first: null, last: null })).toEqual([])
  expect(sureVisit(documentVisit({ visitDate: day('2026-02-25') }))).toEqual({
    first: '2026-02-25',
    last: '2026-02-25',
  })
  expect(sureVisit(documentVisit({ visitDate: day('2026-02-25', false) }))).toBeNull()
  expect(sureVisit(documentVisit({ dischargeDate: day('2026-02-25') }))).toBeNull()
  const stayed = { admissionDate: day('2026-02-20'), dischargeDate: day('2026-02-25') }
  expect(sureVisit(documentVisit(stayed))).toEqual({ first: '2026-02-20', last: '2026-02-25' })
  const noStay = { visitDate: day('2026-02-20'), dischargeDate: day('2026-02-25') }
  for (const fields of [noStay, { admissionDate: day('2026-02-20') }])
    expect(sureVisit(documentVisit(fields))).toEqual({ first: '2026-02-20', last: '2026-02-20' })
  const open = { admissionDate: day('2026-02-20'), dischargeDate: day('2026-02-25', false) }
  expect(sureVisit(documentVisit(open))).toEqual({ first: '2026-02-20', last: '2026-02-20' })
})

test('the declaration is read from the case', () => {
  const caseRow = { visit_type: 'outpatient', visit_start: '2026-02-20', visit_end: '2026-02-22' } as const
  expect(declaredVisit({ caseRow })).toEqual(outpatient)
})
