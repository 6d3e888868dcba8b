import type { Refusals } from './ranges.ts'

/** Booking, for all bookable things. */
export const slotsRefusals = {
  slotTaken: { code: 4400, message: '该时间已被约满，请选择其他时间或加入候补' },
  slotGone: { code: 4401, message: '该时间已不可预约，请选择其他时间' },
  bookingOpen: { code: 4402, message: '您已有一个进行中的预约，完成或取消后才能再预约' },
  noRightLeft: { code: 4403, message: '您没有可用的预约次数，所在企业未开通自费预约，可向企业人力资源了解' },
  cancelTooLate: { code: 4404, message: '距离开始时间太近，不能取消或改期，如有特殊情况请联系在线客服' },
  bookingClosed: { code: 4405, message: '该预约已结束，不能再更改，可以重新预约' },
  slotFree: { code: 4406, message: '该时间还有名额，可以直接预约' },
  offerOver: { code: 4407, message: '为您保留的名额已过期，可以重新候补或选择其他时间' },
  waitsFull: { code: 4408, message: '您最多同时候补 3 个时间，请先退出不需要的' },
} as const satisfies Refusals
