import type { UserEquity } from '@yf/contract/equity'
import { expect, test } from 'vitest'
import { countUseful } from './count-useful.ts'
import { equityOf, policyState, untilText } from './equity.ts'

const now = { day: '2026-11-15', moment: '2026-11-15 10:00:00' }
const self = { id: 'me', relation: 'self' }
const child = { id: 'child', relation: 'child' }

const policy = (id: string, status: number, endDt: string, userFamilyId: string | null = null) =>
  ({ id, status, endDt, userFamilyId, name: id }) as UserEquity['insureEquityList'][number]
const pack = (id: string, status: number, endTime: string) =>
  ({ id, status, endTime, userFamilyId: null }) as UserEquity['cardEquityList'][number]

const equity: UserEquity = {
  showEquity: 0,
  insureEquityList: [
    policy('ended', 2, '2026-11-14'),
    policy('running', 2, '2026-11-15'),
    policy('upcoming', 1, '2027-12-31'),
    policy('of-child', 3, '2027-06-30', 'child'),
  ],
  healthEquityList: [pack('late', 1, '2026-11-15 09:59:59'), pack('fresh', 0, '2026-11-15 10:00:01')],
  cardEquityList: [],
  doctorEquityList: [pack('doctor', 1, '2027-01-01 00:00:00')],
  healthWelfareList: [],
}

test('a policy counts until its last day, and usable ones come first', () => {
  const { policies } = equityOf(equity, self, now)
  expect(policies.map(({ id, useful }) => [id, useful])).toEqual([
    ['running', true],
    ['ended', false],
    ['upcoming', false],
  ])
})

test('a family member sees only their own rows', () => {
  expect(equityOf(equity, child, now).policies.map(({ id }) => id)).toEqual(['of-child'])
})

test('a company that hides its equity shows no doctor packages, and the current time decides what has expired', () => {
  const { packages } = equityOf(equity, self, now)
  expect(packages.map(({ id, status }) => [id, status])).toEqual([
    ['fresh', 1],
    ['late', 3],
  ])
  expect(countUseful(equityOf(equity, self, now))).toEqual({ policies: 1, packages: 1, welfare: 0 })
})

test('announces the last month of a policy', () => {
  const [running] = equityOf(equity, self, now).policies
  expect(policyState(running!, now.day).word).toBe('即将到期')
  expect(untilText('2026-12-31', now.day)).toBe('有效期至2026年12月31日，还剩46天')
  expect(untilText('2026-11-14', now.day)).toBe('已于2026年11月14日到期')
})
