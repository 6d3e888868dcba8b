import type { StaffRole } from '@yf/domain/staff'

/** The staff accounts of the demo's console. */
export const demoStaff: readonly { account: string; name: string; role: StaffRole; company?: string }[] = [
  { account: 'admin1', name: '林管理', role: 'administrator' },
  { account: 'handler1', name: '王理赔', role: 'handler' },
  { account: 'handler2', name: '李核赔', role: 'handler' },
  { account: 'senior1', name: '赵主管', role: 'senior' },
  { account: 'senior2', name: '钱复核', role: 'senior' },
  { account: 'auditor1', name: '孙审计', role: 'auditor' },
  { account: 'service1', name: '周服务', role: 'service' },
  { account: 'service2', name: '孙服务', role: 'service' },
  { account: 'counselling1', name: '吴心理', role: 'counselling' },
  { account: 'operator1', name: '郑运营', role: 'operator' },
  { account: 'operator2', name: '冯运营', role: 'operator' },
  { account: 'finance1', name: '陈财务', role: 'finance' },
  { account: 'finance2', name: '褚财务', role: 'finance' },
  { account: 'hr1', name: '钱人事', role: 'hr', company: 'xinghe-software' },
  { account: 'hr2', name: '沈人事', role: 'hr', company: 'yuanli' },
]
