import type { Refusals } from './ranges.ts'

export const appointmentRefusals = {
  siteNameTaken: { code: 4500, message: '该服务下已有同名网点，请换一个名称' },
  moduleNameTaken: { code: 4501, message: '已有同名服务，请换一个名称' },
  moduleCodeTaken: { code: 4502, message: '该权益编码已被其他服务使用' },
} as const satisfies Refusals
