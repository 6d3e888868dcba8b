import { spokenTime, type BookingNotice } from '../booking-notices.ts'
import { noticeKinds } from '../notice-kinds.ts'

/** Notices about high-end exams, shown in the app only. */
export const examNotices = {
  confirmed: (
    start: Date,
    { institution_name, address }: { readonly institution_name: string; readonly address: string },
  ): BookingNotice => ({
    kind: 'examConfirmed',
    title: noticeKinds.examConfirmed.title,
    text: `${institution_name}已为您保留 ${spokenTime(start)} 的名额，请空腹并携带证件前往：${address}`,
  }),
  refused: (start: Date, reason: string): BookingNotice => ({
    kind: 'examRefused',
    title: noticeKinds.examRefused.title,
    text: `您 ${spokenTime(start)} 的体检未能预约：${reason}。体检次数已退回，可以选择其他日期或机构`,
  }),
  changed: (start: Date): BookingNotice => ({
    kind: 'examChanged',
    title: noticeKinds.examChanged.title,
    text: `您的体检已改到 ${spokenTime(start)}，请空腹并携带证件前往`,
  }),
  notChanged: (start: Date): BookingNotice => ({
    kind: 'examNotChanged',
    title: noticeKinds.examNotChanged.title,
    text: `机构在新的日期没有名额，您 ${spokenTime(start)} 的预约不变`,
  }),
  report: (abnormal: number): BookingNotice => ({
    kind: 'examReport',
    title: noticeKinds.examReport.title,
    text:
      abnormal > 0
        ? '报告中有需要您留意的项目，我们用通俗的话作了说明'
        : '各项指标均在参考范围内，请查看完整报告',
  }),
} as const
