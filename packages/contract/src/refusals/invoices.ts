import type { Refusals } from './ranges.ts'

export const invoiceRefusals = {
  titlesFull: { code: 5201, message: '最多保存20个发票抬头，请先删除不用的' },
  orderNotBillable: { code: 5202, message: '所选订单中有不能开票的，请刷新后重新选择' },
  billNotFailed: { code: 5203, message: '这张发票不在开票失败状态，请刷新查看' },
  billOfTwoCompanies: { code: 5204, message: '一张发票只能包含同一企业名下的订单，请分开申请' },
  billNotIssued: { code: 5205, message: '发票开具后才能发送' },
} as const satisfies Refusals
