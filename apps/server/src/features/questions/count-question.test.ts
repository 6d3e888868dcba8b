import { questionCalls } from '@yf/contract/questions'
import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const id = idOf('question', 'xinghe-software/claim-how')
const counts = () =>
  server.db
    .selectFrom('question_count')
    .select(['account_id', 'day', 'times'])
    .where('question_id', '=', id)
    .orderBy('day')
    .execute()

test('clicks on a question are counted by person and day', async () => {
  const token = await server.tokenOf('linxiao')
  const click = () => server.call(questionCalls.countQuestion, { id }, { token })
  await Promise.all([click(), click(), click()])
  server.clock.advance({ days: 1 })
  await click()
  const account_id = idOf('account', 'linxiao')
  expect(await counts()).toEqual([
    { account_id, day: '2026-03-02', times: 3 },
    { account_id, day: '2026-03-03', times: 1 },
  ])
})

test('a question of another company is not found and counts nothing', async () => {
  const before = await counts()
  const { code } = await server.call(
    questionCalls.countQuestion,
    { id },
    { token: await server.tokenOf('zhoulan') },
  )
  expect(code).toBe(refusals.notFound.code)
  expect(await counts()).toEqual(before)
})
