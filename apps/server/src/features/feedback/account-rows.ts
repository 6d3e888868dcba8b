import { rowsOf, uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const feedbackAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('服务记录', 'moves', 'service_record'),
  ...rowsOf('意见与建议', 'prevents', 'suggestion', 'suggestion_picture', 'activity_advice'),
]
