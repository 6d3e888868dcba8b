import path from 'node:path'
import { expect, test } from 'vitest'
import { contractRows } from './contract-rows.ts'

const file = (name: string) => path.resolve(import.meta.dirname, '../../packages/contract/src', name)
type Load = (id: string) => Promise<string | null>
const load = contractRows().load as unknown as Load
const loadForConsole = contractRows({ permissions: true }).load as unknown as Load

test('the browser bundle gets what a call needs for sending, and no schema', async () => {
  const code = await load(file('identity.ts'))
  expect(code).toContain('"path":"user/login"')
  expect(code).toContain('"method":"POST"')
  expect(code).toContain('"track":"api.login"')
  expect(code).not.toMatch(/"request"|"response"|"pattern"|"title"|"summary"|"refusals"|"calledBy"|typebox/)
})

test('leaves out default values, and keeps others', async () => {
  const code = await load(file('wechat.ts'))
  expect(code).toContain('"credential":"ifAny"')
  expect(code).toContain('"silent":true')
  expect(code).toContain('"auth":"none"')
  expect(code).not.toMatch(/"usual"|"user"|false/)
})

test("the members' app gets no permissions, and the console gets those of its calls", async () => {
  const console = file('bills-admin.ts')
  expect(await load(console)).not.toMatch(/"permission"|operate/)
  expect(await loadForConsole(console)).toContain('"permission":"operate"')
  expect(await loadForConsole(console)).not.toMatch(/"request"|"title"|"summary"/)
  expect(await loadForConsole(file('identity.ts'))).not.toContain('permission')
})

test('leaves a module without a call table to the bundler', async () => {
  expect(await load(file('errors.ts'))).toBeNull()
})

test('keeps an address next to its table', async () => {
  expect(await load(file('consultation.ts'))).toContain(
    'export const liveRoomPath = "/API/yf-service-client/jlDoctor/inquiry/live"',
  )
})
