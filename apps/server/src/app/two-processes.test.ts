import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startProcess, type ServerProcess } from '#testkit/process.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { callOver } from '#testkit/server.ts'

// Two processes, each loading everything from scratch.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-two-'))
let base: TestDatabase
let sandbox: TestSandbox
let one: ServerProcess
let other: ServerProcess

beforeAll(async () => {
  base = await testDatabase({ demo: true })
  sandbox = await startSandbox()
  const env = { DATABASE_URL: base.url, DATA_DIR: dataDir, SMS_BASE_URL: sandbox.smsBaseUrl }
  ;[one, other] = await Promise.all([startProcess(env), startProcess(env)])
})
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()])
  await sandbox.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const login = (at: ServerProcess) =>
  callOver(at.url, identityCalls.login, { phone: '13800000001', password: 'Yuanli@2026' })
const token = (at: ServerProcess, token: string) =>
  callOver(at.url, identityCalls.currentToken, {}, { token })

test('a login on one process is valid on the other, and both refuse a replaced token', async () => {
  const first = (await login(one)).result.token
  expect(await token(other, first)).toMatchObject({ code: 200, message: first })
  const second = (await login(other)).result.token
  for (const at of [one, other]) {
    expect(await token(at, first)).toMatchObject({ http: 200, code: 403 })
    expect(await token(at, second)).toMatchObject({ code: 200, message: second })
  }
})

test('a code requested on one process cannot be requested again on the other, is sent once, and works there', async () => {
  const phone = '13800000002'
  expect(await callOver(one.url, identityCalls.sendUserCode, { phone })).toMatchObject({ code: 200 })
  expect(await callOver(other.url, identityCalls.sendUserCode, { phone })).toMatchObject({
    success: false,
    code: 2004,
  })
  await expect.poll(() => sandbox.smsTo(phone)).toHaveLength(1)
  const [sms] = await sandbox.smsTo(phone)
  expect(await callOver(other.url, identityCalls.login, { phone, code: sms!.code })).toMatchObject({
    code: 200,
  })
  expect(await callOver(one.url, identityCalls.login, { phone, code: sms!.code })).toMatchObject({
    code: 2003,
  })
})

test('wrong passwords on both processes are counted together', async () => {
  const wrong = (at: ServerProcess) =>
    callOver(at.url, identityCalls.login, { phone: '13800000003', password: 'wrong' })
  for (const at of [one, other, one, other, one]) expect(await wrong(at)).toMatchObject({ code: 2001 })
  expect(await wrong(other)).toMatchObject({ code: 2002 })
})
