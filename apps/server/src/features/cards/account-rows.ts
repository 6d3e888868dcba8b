import { rowsOf, uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const cardsAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf(
    '卡券与自选福利',
    'moves',
    'card_code',
    'optional_choice',
    'optional_chooser',
    'optional_notice',
  ),
  ...rowsOf('权益提醒', 'dropped', 'radar_notice', 'radar_switch'),
  ...uncountedRowsOf('转赠给家人的卡券', 'prevents', 'card_handover'),
]
