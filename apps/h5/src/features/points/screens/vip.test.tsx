import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { activityCalls } from '@yf/contract/activities'
import { pointsCalls, type Member } from '@yf/contract/points'
import { benefitsOf } from '@yf/domain/points'
import { levelsOf, rewardsOf, usualRules } from '@yf/domain/points-rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import VipScreen from './vip.screen.tsx'
import YueActionScreen from './yue-action.screen.tsx'

const server = envelopeStage({ at: '/vip', endsInSheet: true })

const levels = levelsOf(usualRules)
const toDto = (no: number) => {
  const level = levels[no - 1]!
  return { no, name: level.name, from: level.from, benefits: benefitsOf(level) }
}
const member: Member = {
  level: toDto(2),
  earned: 1250,
  next: toDto(3),
  missing: 750,
  levels: levels.map(({ no }) => toDto(no)),
  signIn: { rewards: rewardsOf(usualRules), makeUpPoints: 5 },
  coming: null,
  calendar: {
    month: '2026-03',
    today: '2026-03-05',
    streak: 2,
    isDone: 0,
    nextPoints: 5,
    days: [
      { day: '2026-03-03', points: 5, isMakeUp: 0 },
      { day: '2026-03-04', points: 5, isMakeUp: 0 },
    ],
    makeUps: { allowed: 2, left: 1 },
  },
}
const task = {
  code: 'policyRead',
  name: '查看电子保单',
  note: '打开保单后自动发放',
  points: 11,
  path: '/insurance',
  isTold: 0,
  isDoneToday: 0,
  doneTimes: 0,
  lastTime: null,
  steps: null,
} as const
const rules = { ...task, code: 'rulesRead', name: '了解积分规则', isTold: 1 } as const

beforeAll(registerRoutes)
beforeEach(() => {
  server.answers(pointsCalls.member, member)
  server.answers(pointsCalls.tasks, [task, rules])
  server.answers(activityCalls.running, [])
  server.answers(pointsCalls.ratio, { pointsPerYuan: 100 })
  server.answers(pointsCalls.myScore, {
    balance: 930,
    expiringSoon: 0,
    signIn: { isDone: 0, streak: 2, nextPoints: 5 },
  })
})

test('shows the level, its benefits and the points missing for the next', async () => {
  openAt('/vip', <VipScreen />)
  const card = await screen.findByRole('region', { name: '会员等级' })
  expect(within(card).getByText('活力会员')).toBeTruthy()
  expect(within(card).getByText('再获得 750 积分升级为卓越会员')).toBeTruthy()
  expect(within(card).getByText('每月 2 张补签卡')).toBeTruthy()
  expect(within(card).getByRole('progressbar', { name: '升级进度' }).getAttribute('value')).toBe('50')
})

test('checks in and makes up for a missed day after confirmation', async () => {
  server.answers(pointsCalls.signIn, { isNew: 1, points: 5, streak: 3, balance: 935 })
  server.answers(pointsCalls.makeUp, { points: 5, streak: 3, left: 0, balance: 940 })
  openAt('/yue_action', <YueActionScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '签到 +5' }))
  await waitFor(() => expect(server.said).toContain('签到成功，获得 5 积分'))
  // The third and fourth have a check-in; the sixth is in the future.
  expect(screen.queryByRole('button', { name: '补签3月3日' })).toBeNull()
  expect(screen.queryByRole('button', { name: '补签3月6日' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '补签3月2日' }))
  fireEvent.click(await screen.findByRole('button', { name: '补签' }))
  await waitFor(() => expect(server.said).toContain('补签成功，获得 5 积分'))
  expect(server.sent(pointsCalls.makeUp)[0]?.body).toContain('"day":"2026-03-02"')
})

test('shows one notice for a company without points', async () => {
  const why = '您所在企业暂未开通积分'
  for (const row of [pointsCalls.member, pointsCalls.tasks]) server.refuses(row, 1003, why)
  openAt('/yue_action', <YueActionScreen />)
  await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(1))
  expect(screen.queryByText('赚积分')).toBeNull()
})

test('a task links to where it is done; reading the rules here completes their task', async () => {
  server.answers(pointsCalls.completeTask, { isNew: 1, points: 2, balance: 932 })
  openAt('/vip', <VipScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '去完成：了解积分规则' }))
  expect(await screen.findByText(/100 积分抵 1 元/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '我已了解' }))
  await waitFor(() => expect(server.said).toContain('任务完成，获得 2 积分'))
  fireEvent.click(screen.getByRole('button', { name: '去完成：查看电子保单' }))
  await waitFor(() => expect(currentLocation().path).toBe('/insurance'))
})

test('shows the statement by month, with the reversals of an entry', async () => {
  const entry = {
    id: 'e1',
    reason: '订单 DD1 抵扣',
    amount: -30,
    createTime: '2026-03-04 10:00:00',
    undoes: null,
    undoneBy: [{ id: 'e2', amount: 10, createTime: '2026-03-05 09:00:00' }],
  }
  server.answers(pointsCalls.records, {
    records: [entry],
    total: 1,
    earned: 40,
    spent: 20,
    firstMonth: '2026-02',
  })
  openAt('/vip', <VipScreen />)
  fireEvent.click(await screen.findByRole('tab', { name: '积分明细' }))
  expect(await screen.findByText('获得 40，使用 20')).toBeTruthy()
  expect(await screen.findByText('03-05 已退回 +10')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '上个月' }))
  await waitFor(() =>
    expect(server.sent(pointsCalls.records).some(({ query }) => query['month'] === '2026-02')).toBe(true),
  )
})
