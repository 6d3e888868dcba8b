import type { Refusals } from './ranges.ts'

export const consultationRefusals = {
  noConsultationLeft: {
    code: 5500,
    message: '您的在线问诊次数已用完或未开通，所在企业未开通自费问诊，可向企业人力资源了解',
  },
  consentNeeded: { code: 5501, message: '请先阅读并同意《互联网诊疗知情同意书》' },
  patientHasAccount: { code: 5502, message: '该家属已有自己的账号，请由本人登录后发起问诊' },
  consultationStands: { code: 5503, message: '该就诊人有一个进行中的问诊，请先结束或取消' },
  consultationOver: { code: 5504, message: '问诊已结束，如需继续咨询请重新发起' },
  consultationBegun: { code: 5505, message: '医生已接诊，不能取消；如不再咨询，可以结束问诊' },
  consultationNotBegun: { code: 5506, message: '医生还没有接诊，您可以继续等待或取消' },
  consultationNotEnded: { code: 5507, message: '问诊结束后才能评价' },
  consultationEvaluated: { code: 5508, message: '您已经评价过这次问诊，感谢您的反馈' },
  pictureGone: { code: 5509, message: '图片已失效，请重新上传' },
  consultationUnpaid: { code: 5511, message: '付款后医生才能接诊，请先完成付款' },
  emptyMessage: { code: 5510, message: '请输入文字或选择图片' },
} as const satisfies Refusals
