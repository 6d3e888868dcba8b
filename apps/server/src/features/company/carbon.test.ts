import { expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const carbonOf = async (person: string, company: string) =>
  server.call(
    companyCalls.carbon,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test("the ranking shows the ten highest with masked names, and the caller's rank", async () => {
  const { result } = await carbonOf('linxiao', 'xinghe-software')
  expect(result.ranking).toHaveLength(10)
  expect(result.ranking[0]).toEqual({ rank: 1, name: '张*远', gram: 1480, isMe: false })
  expect(result.ranking.map(({ gram }) => gram)).toEqual(
    result.ranking.map(({ gram }) => gram).toSorted((a, b) => b - a),
  )
  expect(result.ranking.find(({ isMe }) => isMe)).toEqual({ rank: 7, name: '林*', gram: 860, isMe: true })
  expect(result).toMatchObject({ myRank: 7, myGram: 860, memberCount: 41 })
  expect(result.totalGram).toBe(
    860 + Array.from({ length: 12 }, (_, at) => 1480 - at * 110).reduce((a, b) => a + b),
  )
})

test('a member without carbon points has no rank', async () => {
  expect((await carbonOf('chenmo', 'xinghe-software')).result).toMatchObject({ myRank: null, myGram: 0 })
})

test('people who left are not ranked', async () => {
  await server.db
    .updateTable('membership')
    .set({ status: 'ended' })
    .where('account_id', '=', idOf('account', '张明远'))
    .execute()
  const { result } = await carbonOf('linxiao', 'xinghe-software')
  expect(result.ranking[0]!.name).toBe('王*齐')
  expect(result.myRank).toBe(6)
})

test('with fewer than ten people only the caller is named', async () => {
  const { result } = await carbonOf('zhoulan', 'haina')
  expect(result.memberCount).toBeLessThan(10)
  const others = result.ranking.filter(({ isMe }) => !isMe)
  expect(others.length).toBeGreaterThan(0)
  expect(new Set(others.map(({ name }) => name))).toEqual(new Set(['同事']))
  expect(result.ranking.find(({ isMe }) => isMe)?.name).toBe('周*')
})

test('the ranking of another company is not found', async () => {
  expect((await carbonOf('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})
