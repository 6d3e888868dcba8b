import type { Refusals } from './ranges.ts'

export const appointmentRefusals = {
  siteNameTaken: { code: 4500, message: '该服务下已有同名网点，请换一个名称' },
} as const satisfies Refusals
