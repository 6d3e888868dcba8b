import { afterAll, beforeAll, expect, test } from 'vitest'
import { advertCalls } from '@yf/contract/advert'
import { refusals } from '@yf/contract/errors'
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

const dialog = idOf('advert', 'xinghe-software/welcome')
const banner = idOf('advert', 'xinghe-software/checkup')
const companyId = idOf('company', 'xinghe-software')
const positions = async (token: string) =>
  (await server.call(advertCalls.list, { companyId }, { token })).result.map(({ position }) => position)
const countsOf = (advertId: string) =>
  server.db
    .selectFrom('advert_count')
    .select(['account_id', 'kind', 'day', 'times'])
    .where('advert_id', '=', advertId)
    .orderBy('kind')
    .orderBy('day')
    .execute()

test('a dialog that was shown does not come back to that person', async () => {
  const lin = await tokenOf('linxiao')
  expect((await server.call(advertCalls.show, { id: dialog }, { token: lin })).success).toBe(true)
  expect(await positions(lin)).not.toContain('dialog')
  expect(await positions(await tokenOf('chenmo'))).toContain('dialog')
})

test('a banner stays after it was shown, and shows and clicks are counted by person and day', async () => {
  const token = await tokenOf('linxiao')
  await Promise.all(Array.from({ length: 5 }, () => server.call(advertCalls.show, { id: banner }, { token })))
  await server.call(advertCalls.click, { id: banner }, { token })
  server.clock.advance({ days: 1 })
  await server.call(advertCalls.show, { id: banner }, { token })

  const account_id = idOf('account', 'linxiao')
  expect(await countsOf(banner)).toEqual([
    { account_id, kind: 'click', day: '2026-03-02', times: 1 },
    { account_id, kind: 'show', day: '2026-03-02', times: 5 },
    { account_id, kind: 'show', day: '2026-03-03', times: 1 },
  ])
  expect(await positions(token)).toContain('banner')
})

test('an advert of another company, and one that does not exist, are not there and count nothing', async () => {
  const token = await tokenOf('zhoulan')
  const notFound = refusals.notFound.code
  const counted = await countsOf(banner)
  expect((await server.call(advertCalls.click, { id: banner }, { token })).code).toBe(notFound)
  expect((await server.call(advertCalls.show, { id: idOf('advert', 'none') }, { token })).code).toBe(notFound)
  expect(await countsOf(banner)).toEqual(counted)
})
