import { mostOpenMessages } from '@yf/domain/service-messages'
import type { Refusals } from './ranges.ts'

export const messageRefusals = {
  mailAddressNeeded: { code: 2501, message: '请先填写接收提醒的邮箱' },
  serviceMessagesFull: {
    code: 2502,
    message: `您有 ${mostOpenMessages} 条留言等待回复，请等客服回复后再留言；急事可拨打页面上的服务电话`,
  },
  questionOpened: { code: 2504, message: '已有员工看过这个问题，不能删除；可以改为不显示' },
  mailNotProven: { code: 2503, message: '请先用邮件验证码确认这个邮箱是您本人的' },
} as const satisfies Refusals
