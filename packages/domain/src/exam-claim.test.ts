import { expect, test } from 'vitest'
import {
  canCancelExam,
  examDue,
  examMachine,
  examNumbers,
  examDocumentKinds,
  examPromise,
  examRecordStates,
  examStateNames,
  examStates,
  type ExamState,
} from './exam-claim.ts'

const states = Object.values(examStates) as ExamState[]

test('a reimbursement is decided once and paid once, and never reopened', () => {
  const { draft, reviewing, paying, paid, refused, cancelled } = examStates
  expect(examMachine).toEqual({
    [draft]: [reviewing],
    [reviewing]: [paying, refused, cancelled],
    [paying]: [paid],
    [paid]: [],
    [refused]: [],
    [cancelled]: [],
  })
})

test('it can be cancelled before the decision', () => {
  expect(states.filter(canCancelExam)).toEqual([examStates.reviewing])
})

test('records show everything but drafts, with state names', () => {
  expect(examRecordStates.map((state) => examStateNames[state])).toEqual([
    '审核中',
    '待打款',
    '已报销',
    '已驳回',
    '已取消',
  ])
  expect(examStateNames[examStates.draft]).toBe('草稿')
  expect(examDocumentKinds).toEqual({ invoice: '体检发票', report: '体检报告' })
  expect(examNumbers).toBe('TJ')
})

test('three working days for the review and two for the payment, as promised; then no deadline', () => {
  const monday = new Date('2026-03-02T09:00:00+08:00')
  const due = (state: ExamState, since = monday) => examDue(state, since)
  expect(due(examStates.reviewing)).toEqual(new Date('2026-03-04T18:30:00+08:00'))
  expect(due(examStates.paying)).toEqual(new Date('2026-03-03T18:30:00+08:00'))
  const friday = new Date('2026-03-06T09:00:00+08:00')
  expect(due(examStates.paying, friday)).toEqual(new Date('2026-03-09T18:30:00+08:00'))
  for (const state of [examStates.draft, examStates.paid, examStates.refused, examStates.cancelled])
    expect(due(state)).toBeNull()
  expect(examPromise).toBe('提交后 3 个工作日内审核，通过后 2 个工作日内打款')
})
