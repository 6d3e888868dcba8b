import type { MeasuredValue } from '@yf/domain/exam/judge'
import type { Gender } from '@yf/domain/gender'
import type { ExamOrder } from '#partners/exams/port.ts'
import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const orderRow = (bookingId: string) => `high_exam_order:${bookingId}:content`
export const reportRow = (id: string) => `exam_report:${id}:content`

/** The distribution key by which an order is found by its number alone: the partner knows only the number. */
export const orderKey = 'high_exam_order.booking_id'

/** The examinee, as sent to the partner each time. */
export type OrderContent = ExamOrder['person']

/** The findings, and the examinee: normal ranges depend on the person. */
export interface ReportContent {
  readonly name: string
  readonly gender: Gender
  readonly age: number
  readonly conclusion: string
  readonly values: readonly MeasuredValue[]
}

export const highExamSubjectColumns: readonly SubjectColumn[] = [
  {
    table: 'high_exam_order',
    column: 'content',
    id: 'booking_id',
    row: orderRow,
    subject: 'account_id',
  },
  {
    table: 'exam_report',
    column: 'content',
    id: 'id',
    row: reportRow,
    subject: 'account_id',
  },
]
