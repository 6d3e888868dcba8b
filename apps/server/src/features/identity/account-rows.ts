import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const identityAccountRows: readonly AccountRows[] = [
  ...rowsOf('登录方式', 'dropped', 'account_identity', 'login_origin', 'partner_token', 'pending_login').map(
    (rows) => ({ ...rows, isOwnersWork: true as const }),
  ),
  ...rowsOf('会员标签', 'dropped', 'member_tag'),
  ...rowsOf('已同意的协议', 'stays', 'agreement_acceptance'),
]
