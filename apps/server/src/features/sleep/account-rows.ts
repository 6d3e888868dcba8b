import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const sleepAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf(
    '健康服务与订单',
    'prevents',
    'sleep_person',
    'sleep_answer',
    'sleep_night',
    'sleep_course',
    'sleep_report',
  ),
]
