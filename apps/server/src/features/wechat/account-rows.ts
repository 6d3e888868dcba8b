import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const wechatAccountRows: readonly AccountRows[] = [...rowsOf('登录方式', 'dropped', 'wechat_visit')]
