import { fireEvent, screen, waitFor } from '@testing-library/react'
import { activityCalls, type ActivityPage } from '@yf/contract/activities'
import { feedbackCalls } from '@yf/contract/feedback'
import { promotionCalls } from '@yf/contract/promotion'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import ActiveScreen from './active.screen.tsx'
import Active2Screen from './active2.screen.tsx'
import HuhuiActiveScreen from './huhui-active.screen.tsx'

const server = envelopeStage({ at: '/active' })
const id = '00000000-0000-4000-8000-00000000000a'

const activity: ActivityPage = {
  id,
  layout: 'active',
  title: '健康积分季',
  summary: '做一件健康小事',
  picLink: null,
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 00:00:00',
  status: 2,
  rules: ['每人每天一次'],
  steps: [{ title: '做任务', words: '签到' }],
  tasks: [
    {
      source: 'signIn',
      name: '每日签到',
      note: '每天签到一次',
      path: '/yue_action',
      chances: 1,
      doneTimes: 2,
    },
  ],
  prizes: [
    { id: 'p1', kind: 'points', name: '10 积分', points: 10, odds: 1250, how: '', isGone: 0, goneNote: '' },
    {
      id: 'p2',
      kind: 'goods',
      name: '保温杯',
      points: 0,
      odds: 0,
      how: '前台领取',
      isGone: 1,
      goneNote: '已抽完',
    },
  ],
  emptyOdds: 8750,
  freeChances: 1,
  chancesLeft: 1,
  draws: [],
  share: { title: '', words: '' },
}

beforeEach(() => {
  server.answers(activityCalls.exist, { isThere: 1, id, layout: 'active' })
  server.answers(activityCalls.page, activity)
  server.answers(promotionCalls.recordPromotion, null)
})

test('shows the real odds and marks prizes that have run out', async () => {
  openAt(`/active?id=${id}`, <ActiveScreen />)
  expect(await screen.findByText('概率 12.5%')).toBeTruthy()
  expect(screen.getByText('已抽完')).toBeTruthy()
  expect(screen.getByText(/未中奖概率 87.5%/)).toBeTruthy()
  await waitFor(() => expect(server.sent(promotionCalls.recordPromotion)).toHaveLength(1))
})

test('shows the draw result from the server and disables the button without chances', async () => {
  const drawn = { id: 'd1', createTime: '2026-03-05 10:00:00', prize: null }
  server.answers(activityCalls.draw, { draw: drawn, chancesLeft: 0 })
  openAt(`/active?id=${id}`, <ActiveScreen />)
  const button = await screen.findByRole('button', { name: '抽奖（还有 1 次机会）' })
  server.answers(activityCalls.page, { ...activity, chancesLeft: 0, draws: [drawn] })
  fireEvent.click(button)
  expect(await screen.findByText('这次没有抽中')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect(await screen.findByText('谢谢参与')).toBeTruthy()
  const shut = await screen.findByRole('button', { name: '完成任务获得抽奖机会' })
  expect((shut as HTMLButtonElement).disabled).toBe(true)
})

test('disables the draw while no prize can be won', async () => {
  const prizes = activity.prizes.map((prize) => ({
    ...prize,
    odds: 0,
    isGone: 1 as const,
    goneNote: '已抽完',
  }))
  server.answers(activityCalls.page, { ...activity, prizes, emptyOdds: 10_000 })
  openAt(`/active?id=${id}`, <ActiveScreen />)
  expect(await screen.findByRole('button', { name: '奖品已抽完' })).toHaveProperty('disabled', true)
})

test('links a won coupon to the coupon list and tells a member who has reached the limit', async () => {
  const prize = { id: 'p3', kind: 'coupon' as const, name: '满百减二十', how: '已放入“我的优惠券”' }
  const full = { ...prize, points: 0, odds: 0, isGone: 1 as const, goneNote: '您已领满' }
  server.answers(activityCalls.page, { ...activity, prizes: [...activity.prizes, full] })
  const drawn = { id: 'd1', createTime: '2026-03-05 10:00:00', prize }
  server.answers(activityCalls.draw, { draw: drawn, chancesLeft: 0 })
  openAt(`/active?id=${id}`, <ActiveScreen />)
  expect(await screen.findByText('您已领满')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '抽奖（还有 1 次机会）' }))
  expect(await screen.findByText('恭喜您抽中满百减二十')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看优惠券' }))
  await waitFor(() => expect(currentLocation().path).toBe('/coupons/index'))
})

test('redirects an activity to its own layout and shows an empty state for an unknown one', async () => {
  server.answers(activityCalls.exist, { isThere: 1, id, layout: 'active2' })
  openAt(`/active?id=${id}`, <ActiveScreen />)
  await waitFor(() => expect(currentLocation().path).toBe('/active2'))
  server.answers(activityCalls.exist, { isThere: 0, id: null, layout: null })
  openAt('/active2', <Active2Screen />)
  expect(await screen.findByText('活动不存在或未对您的企业开放')).toBeTruthy()
})

test('a member interested in an offer leaves a phone number once and may send a suggestion', async () => {
  server.answers(activityCalls.exist, { isThere: 1, id, layout: 'huhui' })
  server.answers(activityCalls.page, { ...activity, layout: 'huhui', prizes: [], tasks: [] })
  server.answers(feedbackCalls.addAdvice, null)
  openAt('/huhuiActive', <HuhuiActiveScreen />)
  fireEvent.change(await screen.findByLabelText('联系手机号'), { target: { value: '13711112222' } })
  fireEvent.click(screen.getByRole('button', { name: '登记参加' }))
  expect(await screen.findByText('已登记，合作门店会尽快与您联系')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('建议'), { target: { value: '多一些周末的' } })
  fireEvent.click(screen.getByRole('button', { name: '提交建议' }))
  await waitFor(() => expect(server.sent(feedbackCalls.addAdvice)[0]?.body).toContain(id))
})
