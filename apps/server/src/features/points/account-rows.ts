import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const pointsAccountRows: readonly AccountRows[] = [
  ...rowsOf('待审核或已完成的积分调整', 'prevents', 'points_adjustment'),
  ...rowsOf('步数与减碳记录', 'stays', 'member_steps', 'action_without_carbon'),
]
