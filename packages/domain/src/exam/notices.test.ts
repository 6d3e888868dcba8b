import { expect, test } from 'vitest'
import { spokenTime } from '../booking-notices.ts'
import { examNotices } from './notices.ts'

const start = new Date('2026-03-02T08:30:00+08:00')
const when = spokenTime(start)

test('exam notices state the result, the day, the place and a returned benefit', () => {
  const hall = { institution_name: '星云体检中心', address: '朝阳路 1 号' }
  expect(examNotices.confirmed(start, hall)).toEqual({
    kind: 'examConfirmed',
    title: '体检预约成功',
    text: `星云体检中心已为您保留 ${when} 的名额，请空腹并携带证件前往：朝阳路 1 号`,
  })
  expect(examNotices.refused(start, '名额已满')).toEqual({
    kind: 'examRefused',
    title: '体检预约未成功',
    text: `您 ${when} 的体检未能预约：名额已满。体检次数已退回，可以选择其他日期或机构`,
  })
  expect(examNotices.changed(start)).toEqual({
    kind: 'examChanged',
    title: '体检改期成功',
    text: `您的体检已改到 ${when}，请空腹并携带证件前往`,
  })
  expect(examNotices.notChanged(start)).toEqual({
    kind: 'examNotChanged',
    title: '体检改期未成功',
    text: `机构在新的日期没有名额，您 ${when} 的预约不变`,
  })
})

test('a report notice says whether something needs attention, but not what', () => {
  const { title, text: words } = examNotices.report(0)
  expect(title).toBe('体检报告已出')
  expect(words).toBe('各项指标均在参考范围内，请查看完整报告')
  expect(examNotices.report(1).text).toBe('报告中有需要您留意的项目，我们用通俗的话作了说明')
})
