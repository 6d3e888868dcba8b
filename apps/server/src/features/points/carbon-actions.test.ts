import { afterEach, expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { hospitalCalls } from '@yf/contract/hospital'
import { pointsCalls } from '@yf/contract/points'
import { carbonActions } from '@yf/domain/carbon'
import { usualRules } from '@yf/domain/points-rules'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const sandbox = sandboxStage()
const server = demoStage(() => {
  const jinli = { baseUrl: `${sandbox.url}/jinli`, appId: 'sandbox-jinli', appSecret: 'sandbox-jinli-secret' }
  return { settings: { jinli } }
})
afterEach(() => server.clock.set('2026-03-02T10:00:00+08:00'))

const companyId = idOf('company', 'xinghe-software')
const as = async (person: string) => ({ token: await server.tokenOf(person) })
const carbon = async (person = 'linxiao') =>
  (await server.call(pointsCalls.myCarbon, { companyId }, await as(person))).result
const look = async (policy: string, person = 'linxiao') =>
  server.call(equityCalls.policy, { id: idOf('policy', policy) }, await as(person))
const consult = async (target: 'consult' | 'drug') =>
  server.call(hospitalCalls.jinliLogin, { companyId, target }, await as('linxiao'))

// The third action, a claim, is tested in my-carbon.test.ts and where claims are submitted.
test('viewing a policy credits points once, and each policy counts separately', async () => {
  const { balance } = await carbon()
  await Promise.all(Array.from({ length: 5 }, () => look('lin-medical')))
  const once = await carbon()
  expect(once.balance).toBe(balance + usualRules.carbon.policy.points)
  expect(once.records[0]).toMatchObject({ reason: carbonActions.policy.reason, amount: 10 })
  await look('lin-critical')
  expect((await carbon()).balance).toBe(once.balance + usualRules.carbon.policy.points)
})

test("another member's policy does not exist and credits nothing", async () => {
  const { balance } = await carbon('chenmo')
  await look('lin-medical', 'chenmo')
  expect((await carbon('chenmo')).balance).toBe(balance)
})

test('an online consultation credits points once a day, and buying medicine none', async () => {
  const { balance } = await carbon()
  await consult('drug')
  expect((await carbon()).balance).toBe(balance)
  for (const _ of [1, 2]) await consult('consult')
  expect((await carbon()).balance).toBe(balance + usualRules.carbon.consultation.points)
  server.clock.set('2026-03-03T00:00:00+08:00')
  await consult('consult')
  expect((await carbon()).balance).toBe(balance + 2 * usualRules.carbon.consultation.points)
})

test('a failed consultation credits nothing', async () => {
  const play = (scenario: string | null) =>
    fetch(`${sandbox.url}/scenarios/jinli`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario }),
    })
  server.clock.set('2026-03-09T10:00:00+08:00')
  const { balance } = await carbon()
  await play('down')
  await consult('consult')
  await play(null)
  expect((await carbon()).balance).toBe(balance)
})
