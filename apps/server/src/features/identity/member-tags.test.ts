import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
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

test('a member sees her own tags and nobody else’s', async () => {
  const tagsOf = async (person: string) => {
    const { result } = await server.call(identityCalls.memberTags, {}, { token: await tokenOf(person) })
    return result.map(({ tagName }) => tagName).toSorted()
  }
  expect(await tagsOf('linxiao')).toEqual(['员工', '家有儿童', '已婚'].toSorted())
  expect(await tagsOf('zhaoqiang')).toEqual(['员工'])
  expect(await tagsOf('张明远')).toEqual([])
})
