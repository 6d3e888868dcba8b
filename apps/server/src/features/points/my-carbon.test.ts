import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { pointsCalls } from '@yf/contract/points'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { balanceOf, post } from '#platform/ledger/ledger.ts'
import { creditPaperlessClaim, takeBackPaperlessClaim } from './public.ts'
import { books } from './rules.ts'

const server = demoStage()

const carbonOf = async (person: string, company: string) =>
  server.call(
    pointsCalls.myCarbon,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test('a member sees their balance and last records, newest first', async () => {
  const { result } = await carbonOf('linxiao', 'xinghe-software')
  expect(result.balance).toBe(860)
  expect(result.records.map(({ reason, amount, createTime }) => [reason, amount, createTime])).toEqual([
    ['线上问诊代替出行', 260, '2026-02-27 20:05:00'],
    ['使用电子发票', 180, '2026-02-21 16:40:00'],
    ['无纸化理赔', 420, '2026-02-15 09:10:00'],
  ])
})

test('a member cannot see the records of another', async () => {
  expect((await carbonOf('chenmo', 'xinghe-software')).result).toMatchObject({ balance: 0, records: [] })
  expect((await carbonOf('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})

test('a paperless claim is credited once, and the answer says how much', async () => {
  const companyId = idOf('company', 'xinghe-software')
  const [accountId, caseId] = [idOf('account', 'chenmo'), idOf('case', 'linxiao/submitted')]
  const claim = { companyId, accountId, caseId }
  for (const _ of [1, 2]) await creditPaperlessClaim({ db: server.db, clock: server.clock }, claim)
  const token = await server.tokenOf('chenmo')
  const claimCarbonOf = (input: { caseId?: string }) =>
    server.call(pointsCalls.claimCarbon, { companyId, ...input }, { token })
  expect((await claimCarbonOf({ caseId })).result).toEqual({ total: 30, gained: 30 })
  expect((await claimCarbonOf({})).result).toEqual({ total: 30, gained: 0 })
  expect((await claimCarbonOf({ caseId: idOf('case', 'linxiao/draft') })).result).toEqual({
    total: 30,
    gained: 0,
  })
})

test('points of a claim are reversed once, and never below zero', async () => {
  const { db, clock } = server
  const companyId = idOf('company', 'xinghe-software')
  const accountId = idOf('account', 'hejing')
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const begin = await balanceOf(db, account)
  const claim = { companyId, accountId, caseId: idOf('case', 'linxiao/submitted') }
  await takeBackPaperlessClaim({ db, clock }, claim)
  expect(await balanceOf(db, account)).toBe(begin)
  await creditPaperlessClaim({ db, clock }, claim)
  const amount = -(begin + 20)
  await post(db, clock, account, { amount, reason: '兑换', eventKey: 'spent' })
  for (const _ of [1, 2]) await takeBackPaperlessClaim({ db, clock }, claim)
  expect(await balanceOf(db, account)).toBe(0)
})
