import fastJson from 'fast-json-stringify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOf, type Call } from '@yf/contract/call'
import { familyCalls } from '@yf/contract/family'
import { refusals } from '@yf/contract/refusals'
import { callTable } from '@yf/contract/table'
import { noteCalls } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { envelopeOf } from './envelope.ts'
import { openApi } from './openapi.ts'
import { checkOf } from './validation.ts'

interface Operation {
  responses: Record<string, { description: string }>
  operationId: string
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, object> }
}
interface Described {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}

const rows = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => [`${domain}.${name}`, call] as const),
)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('describes every call with its path and method', async () => {
  const response = await server.fetch('/openapi.json')
  expect(response.headers.get('content-type')).toContain('application/json')
  const api = (await response.json()) as Described
  expect(api.openapi).toBe('3.1.0')
  const described = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  )
  expect(described.toSorted()).toEqual(rows.map(([name]) => name).toSorted())
  for (const [name, call] of rows)
    expect(api.paths[urlOf(call)]?.[call.method.toLowerCase()]?.operationId).toBe(name)
})

test('shows the title of each call and of each domain', () => {
  const { tags, paths } = openApi({ note: noteCalls }, { note: '便签' }) as Described
  expect(tags).toEqual([{ name: 'note', description: '便签' }])
  expect(paths[urlOf(noteCalls.show)]!['get']).toMatchObject({ summary: noteCalls.show.title })
})

test('names the refusal of staff without the permission, where a call needs one', () => {
  const { paths } = openApi({ staff: callTable.staff }, {}) as Described
  const refusalsAt = (call: Call) =>
    paths[urlOf(call)]![call.method.toLowerCase()]!.responses['200']?.description
  expect(refusalsAt(callTable.staff.alerts)).toContain(`3152 ${refusals.dutyNotHeld.message}`)
  expect(refusalsAt(callTable.staff.me)).not.toContain('3152')
})

test('describes the required permission, the location of parameters and the required headers', () => {
  const { paths } = openApi({ note: noteCalls }, {}) as Described
  const of = (call: Call) => paths[urlOf(call)]![call.method.toLowerCase()]!
  expect(of(noteCalls.show).security).toEqual([])
  expect(of(noteCalls.mine).security).toEqual([{ user: [] }])
  expect(of(noteCalls.shop).security).toEqual([{ mall: [] }])
  expect(of(noteCalls.order).parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', required: true },
  ])
  expect(of(noteCalls.page).parameters).toMatchObject([
    { name: 'pageNo', in: 'query', required: false },
    { name: 'pageSize', in: 'query', required: false },
    { name: 'tags', in: 'query', required: false },
  ])
  expect(Object.keys(of(noteCalls.upload).requestBody!.content)).toEqual(['multipart/form-data'])
})

test('lists the refusals of the row and names each field by its title', () => {
  const { paths } = openApi({ family: callTable.family }, {}) as Described
  const of = (call: Call) => paths[urlOf(call)]![call.method.toLowerCase()]!
  expect(of(familyCalls.remove).responses['200']?.description).toBe(
    `成功，或业务上的拒绝\n- 2406 ${refusals.familyCovered.message}\n- 2407 ${refusals.familyLinked.message}`,
  )
  expect(of(familyCalls.list).responses['200']?.description).toBe('成功，或业务上的拒绝')
  expect(of(familyCalls.remove).parameters).toMatchObject([{ name: 'id', schema: { title: '家庭成员' } }])
  expect(of(familyCalls.add).requestBody?.content['application/json']).toMatchObject({
    schema: { properties: { gender: { title: '性别', type: 'integer', enum: [1, 2] } } },
  })
})

test.each(rows)('the schemas of %s can be validated and serialised', (_name, call) => {
  expect(() => checkOf(call)({})).not.toThrow()
  expect(() => fastJson(envelopeOf(call.service).schemaOf(call.response))).not.toThrow()
})
