/** The people of the demo data (decisions §2). */
export const people = {
  linXiao: '13800000001',
  zhouLan: '13800000002',
  chenMo: '13800000003',
  heJing: '13800000004',
  zhaoQiang: '13800000005',
} as const

export const password = 'Yuanli@2026'
