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

const carbonOf = async (person: string, company: string) =>
  server.call(pointsCalls.myCarbon, { companyId: idOf('company', company) }, { token: await tokenOf(person) })

test('a member sees her balance and her last records, newest first', async () => {
  const { result } = await carbonOf('linxiao', 'xinghe-software')
  expect(result.balance).toBe(860)
  expect(result.records.map(({ reason, amount, createTime }) => [reason, amount, createTime])).toEqual([
    ['线上问诊代替出行', 260, '2026-02-27 20:05:00'],
    ['使用电子发票', 180, '2026-02-21 16:40:00'],
    ['无纸化理赔', 420, '2026-02-15 09:10:00'],
  ])
})

test('nobody sees the records of another', async () => {
  expect((await carbonOf('chenmo', 'xinghe-software')).result).toEqual({ balance: 0, records: [] })
  expect((await carbonOf('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})
