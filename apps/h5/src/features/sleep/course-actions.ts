import { sleepCalls } from '@yf/contract/sleep'
import { courseNames, courseStates, type CourseDays } from '@yf/domain/sleep/courses'
import { openLink } from '#platform/handoff/open-site.ts'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { refreshCourses } from './use-sleep.ts'

const consentText =
  '课程由睡眠课程方提供。我们会向其提供一个随机编号、您的性别、出生年份和自评得分，用于安排课程；不提供姓名、手机号和企业。您的自评和日记只有您本人能看到。'

/** One dialog asks for up to two consents: data sharing with the programme, and use of one of the right. */
export async function beginCourse(companyId: string, days: CourseDays, isEnrolled: boolean): Promise<void> {
  const isSure = await confirm({
    title: `开始${courseNames[days]}？`,
    content: isEnrolled ? '将使用1次睡眠权益。' : `${consentText}开始将使用1次睡眠权益。`,
    confirmText: isEnrolled ? '开始' : '同意并开始',
  })
  if (!isSure) return
  if (!isEnrolled && !(await write(sleepCalls.enrol, { companyId, consent: 1 })).ok) return
  const begun =
    days === 7
      ? await write(sleepCalls.install7, { companyId })
      : await write(sleepCalls.start, { companyId, days })
  if (begun.ok)
    say(begun.result.state === courseStates.starting ? '已提交，课程方确认后即可开始' : '课程已开始')
  // A refusal may also mean that the available courses have changed.
  await refreshCourses()
}

const links = { 7: sleepCalls.link7, 21: sleepCalls.link21, 42: sleepCalls.link42 } as const

/** The token is behind the #, so that it appears in no log and no referrer. */
export async function openCourse(days: CourseDays): Promise<void> {
  const link = await write(links[days], {})
  if (!link.ok) return
  const entrance = await write(sleepCalls.token, {})
  if (!entrance.ok) return
  await openLink(`${link.result.url}#token=${encodeURIComponent(entrance.result.token)}`)
}
