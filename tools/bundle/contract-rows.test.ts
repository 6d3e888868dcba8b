import path from 'node:path'
import { expect, test } from 'vitest'
import { contractRows } from './contract-rows.ts'

const file = (name: string) => path.resolve(import.meta.dirname, '../../packages/contract/src', name)
const load = contractRows().load as unknown as (id: string) => Promise<string | null>

test('of a call the browser gets what it sends by, and no schema', async () => {
  const code = await load(file('identity.ts'))
  expect(code).toContain('"path":"user/login"')
  expect(code).toContain('"method":"POST"')
  expect(code).toContain('"track":"api.login"')
  expect(code).not.toMatch(/"request"|"response"|"pattern"|"title"|"summary"|"refusals"|"calledBy"|typebox/)
})

test('what is as usual is left out, and what is not stays', async () => {
  const code = await load(file('wechat.ts'))
  expect(code).toContain('"credential":"ifAny"')
  expect(code).toContain('"silent":true')
  expect(code).toContain('"auth":"none"')
  expect(code).not.toMatch(/"usual"|"user"|false/)
})

test('what is no table of calls is left to the bundler', async () => {
  expect(await load(file('errors.ts'))).toBeNull()
})

test('an address that stands beside its table stays', async () => {
  expect(await load(file('consultation.ts'))).toContain(
    'export const liveRoomPath = "/API/yf-service-client/jlDoctor/inquiry/live"',
  )
})
