import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const claimsAccountRows: readonly AccountRows[] = [
  ...rowsOf(
    '理赔',
    'prevents',
    'claim_case',
    'claim_note',
    'claim_approval',
    'claim_diagnosis_mark',
    'payment',
  ),
  ...rowsOf('银行卡与签名', 'prevents', 'bank_card', 'card_lookup', 'hand_signature'),
  ...rowsOf('未完成的上传', 'dropped', 'direct_upload'),
]
