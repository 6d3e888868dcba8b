import { rowsOf, uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const messagesAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('消息', 'stays', 'notice', 'notice_sending'),
  ...rowsOf('消息接收设置', 'dropped', 'notice_channel', 'proven_mail'),
  ...rowsOf('客服留言', 'prevents', 'service_message'),
]
