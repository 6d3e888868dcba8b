import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const activitiesAccountRows: readonly AccountRows[] = [
  ...rowsOf('活动抽奖', 'prevents', 'activity_draw'),
]
