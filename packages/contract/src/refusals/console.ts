import type { Refusals } from './ranges.ts'

/** The service desk. */
export const consoleRefusals = {
  consultationStillOpen: { code: 3200, message: '问诊尚未结束，暂不能退回权益' },
  rightAlreadyBack: { code: 3201, message: '这次问诊的权益已经退回过' },
} as const satisfies Refusals
