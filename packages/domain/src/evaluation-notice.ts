import type { BookingNotice } from './booking-notices.ts'

/** Invites the member to evaluate a finished service; only in the app, because it says what and where. */
export const evaluationNotice = (service: {
  readonly name: string
  readonly provider: string
}): BookingNotice => ({
  title: '服务已完成，请评价',
  words: `您${service.provider && `在${service.provider}`}的「${service.name}」已完成，欢迎评价本次服务`,
})
