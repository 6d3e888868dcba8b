import type { StaffMember } from '@yf/contract/staff'
import type { StaffRole } from '@yf/domain/staff'
import { signIn, signOut } from './session.ts'

const names: Readonly<Record<StaffRole, string>> = {
  administrator: '林管理',
  handler: '王理赔',
  senior: '赵主管',
  auditor: '孙审计',
  service: '周服务',
  counselling: '吴心理',
  operator: '郑运营',
  finance: '陈财务',
  hr: '钱人事',
}

export const staffOf = (role: StaffRole): StaffMember => ({
  id: `id-${role}`,
  account: `${role}1`,
  name: names[role],
  role,
})

/** For tests: logs in as this person. */
export function beStaff(role: StaffRole): void {
  signOut()
  signIn({ token: `token-${role}`, staff: staffOf(role) })
}
