import type { Refusals } from './ranges.ts'

export const examRefusals = {
  noExamQuota: { code: 4600, message: '该成员没有可用的体检报销额度，如有疑问请联系企业人力资源' },
  examIncomplete: { code: 4601, message: '资料还不完整，请补充后再提交' },
  examQuotaShort: { code: 4602, message: '报销额度不足，请修改报销金额' },
  examSubmitted: { code: 4603, message: '该报销已提交，请在报销记录中查看进度' },
  examInvoiceUsed: { code: 4604, message: '该发票已使用过，一张发票只能申请一次' },
  cannotCancelExam: { code: 4605, message: '该报销已审核，不能取消，如有疑问请联系在线客服' },
  examPapersFull: { code: 4606, message: '最多上传 40 个文件（PDF 每页算一个），请先删除不需要的' },
  examReviewed: { code: 4607, message: '该报销已有审核结果，请刷新后查看' },
  examSumTooHigh: { code: 4608, message: '核定金额不能超过申请金额和发票金额' },
  examNeedsSecond: { code: 4609, message: '需由初审人以外的高级理赔专员复核' },
  examNothingToConfirm: { code: 4610, message: '初审意见已变化，请刷新后核对' },
} as const satisfies Refusals
