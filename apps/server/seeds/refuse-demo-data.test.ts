import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startProcess } from '#testkit/process.ts'
import { productionEnvironment } from '#testkit/production-environment.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { readSettings } from '#app/settings.ts'
import { demoPassword } from './people.ts'
import { refuseDemoData } from './refuse-demo-data.ts'

// A separate process loads everything from scratch.
vi.setConfig({ testTimeout: 120_000 })

const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-demo-'))
let demo: TestDatabase
let empty: TestServer
beforeAll(async () => {
  demo = await testDatabase({ demo: true })
  empty = await startServer()
})
afterAll(async () => {
  await empty.close()
  await demo.drop()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(() => empty.db.deleteFrom('staff').execute())

/** Keys as in production, different from those of the demo. */
const cipher = createFieldCipher(readSettings({ ...productionEnvironment(), DATA_DIR: dataDir }))

const addStaff = async (password: string, is_active: boolean) =>
  empty.db
    .insertInto('staff')
    .values({
      id: newId(),
      account: 'wang.min',
      name: '王敏',
      role: 'handler',
      password_hash: await hashPassword(password),
      is_active,
      created_at: empty.clock.now(),
    })
    .execute()

test('accepts a database without demo people', async () => {
  await addStaff('Daylight-9', true)
  await expect(refuseDemoData({ cipher }, empty.db)).resolves.toBeUndefined()
})

test('one staff account with the demo password is enough to refuse the start, unless it is disabled', async () => {
  await addStaff(demoPassword, true)
  await expect(refuseDemoData({ cipher }, empty.db)).rejects.toThrow('使用演示密码的后台账号 wang.min')
  await empty.db.updateTable('staff').set({ is_active: false }).execute()
  await expect(refuseDemoData({ cipher }, empty.db)).resolves.toBeUndefined()
})

test('finds demo people by the marker and, without it, one by one by their own data', async () => {
  const refusal = () =>
    refuseDemoData({ cipher }, demo.db).then(
      () => 'taken',
      (error: Error) => error.message,
    )
  expect(await refusal()).toContain('数据库中有演示数据')
  await demo.db.deleteFrom('demo_data').execute()
  expect(await refusal()).toContain('演示会员账号')
  await demo.db.updateTable('account').set({ status: 'closed' }).execute()
  expect(await refusal()).toContain('演示后台账号')
})

test('finds a demo phone even if it now belongs to another account', async () => {
  const [member] = await demo.db.selectFrom('account').selectAll().where('name', '=', '林晓').execute()
  await empty.db
    .insertInto('account')
    .values({ ...member!, id: newId(), status: 'active' })
    .execute()
  await expect(refuseDemoData({ cipher }, empty.db)).resolves.toBeUndefined()
  await expect(refuseDemoData(empty.services, empty.db)).rejects.toThrow('演示会员账号')
  await empty.db.deleteFrom('account').execute()
})

test('a production start on the demo database ends in one line', async () => {
  const base = await testDatabase({ demo: true })
  const env = { ...productionEnvironment(), DATA_DIR: dataDir, DATABASE_URL: base.url }
  const { code, output: printed } = await (await startProcess(env)).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/^设置有误 DATABASE_URL：数据库中有演示数据.*\n$/)
  await base.drop()
})
