/** Why customer service returns a benefit: chosen instead of written, so that it holds no health data. */
export const rightReturnReasons = {
  noAnswer: '医生长时间未回复',
  notFinished: '问诊未能完成',
  fault: '系统或网络故障',
  duplicate: '重复发起的问诊',
  goodwill: '服务补偿',
} as const
export type RightReturnReason = keyof typeof rightReturnReasons
