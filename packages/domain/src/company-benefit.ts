/** The right of the member that a benefit or a medical service of the company is used by; empty: none is needed. */
export const benefitCodes = {
  '': '不需要权益',
  INSURANCE: '保险保障',
  FENGSHI: '年度体检',
  HIGH_EXAM: '高端体检',
  EAP: '心理咨询',
  JINLI: '在线问诊',
  FUYA: '就医绿通',
  JINGHE: '护理陪诊',
  EARLY_SCREENING: '早筛检测',
  WELFARE: '福利发放',
} as const
export type BenefitCode = keyof typeof benefitCodes

/** The kinds under which the app shows a benefit of the company. */
export const benefitKinds = ['保险', '体检', '心理', '就医', '福利'] as const
