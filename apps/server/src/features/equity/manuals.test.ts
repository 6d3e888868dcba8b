import { beforeAll, expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { addManuals } from '#seeds/manuals.ts'

const server = demoStage()
let lin: string
let loaded: boolean[]

beforeAll(async () => {
  loaded = await Promise.all([1, 2].map(() => addManuals(server.services, server.db)))
  lin = await server.tokenOf('linxiao')
})

const companyId = idOf('company', 'xinghe-software')
const listFor = (token: string, company = companyId) =>
  server.call(equityCalls.manuals, { companyId: company }, { token })
const read = (url: string, token: string) =>
  server.fetch(url, { headers: { authorization: `Bearer ${token}` } })

test('processes that start together write the manuals once', async () => {
  expect(loaded.toSorted()).toEqual([false, true])
  expect(await addManuals(server.services, server.db)).toBe(false)
})

test("a member sees the company's manuals and gets them with their actual type", async () => {
  const { result } = await listFor(lin)
  expect(result.map(({ name, kind }) => [name, kind])).toEqual([
    ['原力星球操作手册', 'pdf'],
    ['理赔材料清单', 'xlsx'],
  ])
  const starts = { pdf: '%PDF-', xlsx: 'PK' }
  for (const { url, kind, size } of result) {
    expect(url).toMatch(/^\/files\/[0-9a-f]{32}$/)
    const response = await read(url, lin)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.status, bytes.length]).toEqual([200, size])
    expect(bytes.toString('latin1', 0, starts[kind].length)).toBe(starts[kind])
  }
})

test('a family member who belongs to the company can read them too', async () => {
  const chen = await server.tokenOf('chenmo')
  const { result } = await listFor(chen)
  expect((await read(result[0]!.url, chen)).status).toBe(200)
})

test('a member of another company, or a former one, gets neither list nor file', async () => {
  const { result } = await listFor(lin)
  const url = result[0]!.url
  const zhou = await server.tokenOf('zhoulan')
  expect((await listFor(zhou)).code).toBe(refusals.notFound.code)
  expect((await read(url, zhou)).status).toBe(404)
  expect((await server.fetch(url)).status).toBe(401)

  const leaver = idOf('account', '张明远')
  const token = await server.tokenOf('张明远')
  expect((await read(url, token)).status).toBe(200)
  await server.db
    .updateTable('membership')
    .set({ status: 'ended' })
    .where('account_id', '=', leaver)
    .execute()
  expect((await read(url, token)).status).toBe(404)
})

test('a company without manuals has an empty list', async () => {
  const { result } = await listFor(await server.tokenOf('zhaoqiang'), idOf('company', 'yuanshan'))
  expect(result).toEqual([])
})
