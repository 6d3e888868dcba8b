import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const eapAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('健康服务与订单', 'prevents', 'eap_session', 'eap_appraisal'),
]
