import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '@yf/contract/errors'
import { pointsCalls } from '@yf/contract/points'
import { startServer, type TestServer } from '@yf/testkit/server'
import { loadDemoData } from '../../../seeds/demo.ts'
import { idOf } from '../../../seeds/ids.ts'
import { issueSession } from '../../platform/session/sessions.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  await loadDemoData(server.services, server.db)
})
afterAll(() => server.close())

const tokenOf = (person: string) => issueSession(server.db, server.clock, idOf('account', person))

const scoreOf = async (person: string, company: string) =>
  server.call(pointsCalls.myScore, { companyId: idOf('company', company) }, { token: await tokenOf(person) })

test('the balance is the sum of the ledger, for each company of its own', async () => {
  expect((await scoreOf('linxiao', 'xinghe-software')).result).toEqual({ balance: 2630, expiringSoon: 0 })
  expect((await scoreOf('chenmo', 'xinghe-software')).result).toEqual({ balance: 0, expiringSoon: 0 })
})

test('near the end of the year it says what is left of last year’s points', async () => {
  server.clock.set('2026-11-15T10:00:00+08:00')
  expect((await scoreOf('linxiao', 'xinghe-software')).result).toEqual({ balance: 2630, expiringSoon: 480 })
})

test('a company of others does not exist', async () => {
  expect((await scoreOf('linxiao', 'haina')).code).toBe(refusals.notFound.code)
})
