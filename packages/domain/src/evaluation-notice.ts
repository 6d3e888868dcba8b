import type { BookingNotice } from './booking-notices.ts'

/** A service is over and its member may say how it was; in the app alone, because it says what and where. */
export const evaluationNotice = (service: {
  readonly name: string
  readonly provider: string
}): BookingNotice => ({
  title: '服务已完成，请评价',
  words: `您${service.provider && `在${service.provider}`}的「${service.name}」已完成，欢迎评价本次服务`,
})
