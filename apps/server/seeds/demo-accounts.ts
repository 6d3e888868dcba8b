/** Decisions §2: the people of the demo data, as shown to developers and reviewers of the product. */
export const demoAccounts = [
  { phone: '13800000001', name: '林晓', who: '星河软件与星河硬件的员工，有配偶和子女' },
  { phone: '13800000002', name: '周岚', who: '海纳制造的员工，另一套主题，三个底部标签' },
  { phone: '13800000003', name: '陈默', who: '星河软件的家属账号' },
  { phone: '13800000004', name: '何静', who: '原力健康的员工（内部集团）' },
  { phone: '13800000005', name: '赵强', who: '所在企业欠费，未绑定证件号' },
] as const

/** Of all demo members, and of the staff. */
export const demoPassword = 'Yuanli@2026'
