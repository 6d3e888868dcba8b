import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const consultationAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf(
    '健康服务与订单',
    'prevents',
    'consultation',
    'consultation_message',
    'consultation_patient',
    'sick_note',
    'prescription',
  ),
]
