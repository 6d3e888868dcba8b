import { examStates } from '@yf/domain/exam-claim'

export const stateTones: Readonly<Record<number, string>> = {
  [examStates.reviewing]: 'processing',
  [examStates.paying]: 'gold',
  [examStates.paid]: 'success',
  [examStates.refused]: 'error',
  [examStates.cancelled]: 'default',
}

/** The most frequent reasons. */
export const refusalReasons = [
  '发票项目不属于体检费用',
  '发票与体检报告的姓名或日期不一致',
  '资料不清晰，请重新拍摄后提交',
  '体检报告不完整，请补充后重新提交',
]
