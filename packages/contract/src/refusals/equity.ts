import type { Refusals } from './ranges.ts'

export const equityRefusals = {
  benefitNotOpen: { code: 2801, message: '该权益现在不能领取，请留意开放时间' },
  benefitTaken: { code: 2802, message: '您已领取过该权益，可在首页「我的权益」中查看' },
  badManual: { code: 2803, message: '只支持 PDF 和不含宏的 XLSX 文件，请换一个' },
  manualTooLarge: { code: 2804, message: '文件不能超过 10 MB，请压缩后再上传' },
  manualsFull: { code: 2805, message: '一家企业最多 20 份手册，请先删除不用的' },
} as const satisfies Refusals
