import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const highExamAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('健康服务与订单', 'prevents', 'high_exam_order', 'exam_report', 'exam_report_due'),
]
