import type { Refusals } from './ranges.ts'

export const companyRefusals = {
  notInCompany: { code: 2101, message: '您不是该企业的成员，请切换企业后再试' },
} as const satisfies Refusals
