import type { Refusals } from './ranges.ts'

export const messageRefusals = {
  mailAddressNeeded: { code: 2501, message: '请先填写接收提醒的邮箱' },
} as const satisfies Refusals
