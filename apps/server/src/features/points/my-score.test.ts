import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { pointsCalls } from '@yf/contract/points'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const scoreOf = async (person: string, company: string) =>
  server.call(
    pointsCalls.myScore,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test('the balance is the sum of the ledger, separately for each company', async () => {
  expect((await scoreOf('linxiao', 'xinghe-software')).result).toMatchObject({
    balance: 2690,
    expiringSoon: 0,
  })
  expect((await scoreOf('chenmo', 'xinghe-software')).result).toMatchObject({ balance: 0, expiringSoon: 0 })
})

test("near the end of the year it shows what is left of last year's points", async () => {
  server.clock.set('2026-11-15T10:00:00+08:00')
  expect((await scoreOf('linxiao', 'xinghe-software')).result).toMatchObject({
    balance: 2690,
    expiringSoon: 510,
  })
})

test('a company that the member does not belong to is not found', async () => {
  expect((await scoreOf('linxiao', 'haina')).code).toBe(refusals.notFound.code)
})
