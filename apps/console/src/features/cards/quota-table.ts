import type { TableShape } from '#platform/sheet/read-sheet.ts'

const columns = {
  phone: '手机号',
  familyName: '家属姓名',
  benefit: '权益名称',
  supplierCode: '服务商',
  amount: '数量',
  unit: '单位',
  startDay: '开始日期',
  endDay: '结束日期',
} as const

/** Who gets how much of which benefit, one line each. */
export const quotaTable: TableShape<keyof typeof columns> = {
  columns,
  optional: ['familyName'],
  mostRows: 1000,
}

export const quotaHead: readonly string[] = Object.values(columns)
/** An example row for the template, so that staff do not start with an empty sheet. */
export const quotaExample = ['13800000000', '', '年度体检', 'FENGSHI', '1', '次', '2026-01-01', '2026-12-31']
