import { packageStates } from '@yf/domain/equity'
import type { MemberEquity } from './equity.ts'

export const countUseful = ({ policies, packages, welfare }: MemberEquity) => ({
  policies: policies.filter((policy) => policy.useful).length,
  packages: packages.filter((item) => item.status === packageStates.usable).length,
  welfare: welfare.filter((item) => item.useful).length,
})
