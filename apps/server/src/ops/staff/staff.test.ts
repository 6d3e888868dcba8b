import { asAuditorReads } from '#testkit/audit-events.ts'
import { staffCalls } from '@yf/contract/staff'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { runStaff } from './commands.ts'
import { newPassword, readPassword } from './password.ts'

const server = demoStage()

const staff = (line: string, password: string | null = '') =>
  runStaff(line.split(' '), {
    database: { db: server.db, transaction: (work) => server.db.transaction().execute(work) },
    clock: server.clock,
    readPassword: async () => password,
  })
const enter = (account: string, password: string) => server.call(staffCalls.login, { account, password })
const printed = (lines: readonly string[]) => /：(\S+)$/.exec(lines.at(-1) ?? '')?.[1] ?? ''

test('a new account logs in with the generated password, which is printed once and stored as a hash', async () => {
  const { isDone, lines } = await staff('add Liu.Yang 刘洋 handler')
  expect(isDone).toBe(true)
  const password = printed(lines)
  expect((await enter('liu.yang', password)).result.staff).toMatchObject({ name: '刘洋', role: 'handler' })
  const rows = await server.db.selectFrom('staff').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('accepts a given password and does not print it', async () => {
  const { lines } = await staff('add chenli 陈丽 auditor', 'given@2026')
  expect(lines.join()).not.toContain('given@2026')
  expect((await enter('chenli', 'given@2026')).success).toBe(true)
})

test('a changed role or password takes effect at once and ends the session', async () => {
  await staff('add gaofei 高飞 handler', 'before@2026')
  const before = (await enter('gaofei', 'before@2026')).result.token
  expect((await staff('role gaofei senior')).isDone).toBe(true)
  expect((await server.call(staffCalls.me, {}, { token: before })).code).toBe(403)
  const between = (await enter('gaofei', 'before@2026')).result
  expect(between.staff.role).toBe('senior')
  await staff('reset gaofei', 'after@2026')
  expect((await server.call(staffCalls.me, {}, { token: between.token })).code).toBe(403)
  expect((await enter('gaofei', 'before@2026')).success).toBe(false)
  expect((await enter('gaofei', 'after@2026')).success).toBe(true)
})

test('adds company staff with their company, and no other staff with one', async () => {
  const companyOf = async (account: string) =>
    (await server.db.selectFrom('staff').select('company_id').where('account', '=', account).execute())[0]
      ?.company_id
  expect((await staff('add qianying 钱英 hr')).lines).toEqual(['企业人力资源须写明企业全称'])
  expect((await staff('add qianying 钱英 hr 没有的企业')).isDone).toBe(false)
  expect((await staff('add qianying 钱英 handler 星河软件')).isDone).toBe(false)
  expect(await companyOf('qianying')).toBeUndefined()
  expect((await staff('add qianying 钱英 hr 星河软件', 'given@2026')).isDone).toBe(true)
  expect(await companyOf('qianying')).toBe(idOf('company', 'xinghe-software'))
  expect((await enter('qianying', 'given@2026')).result.staff.role).toBe('hr')
  await staff('role qianying hr 海纳制造')
  expect(await companyOf('qianying')).toBe(idOf('company', 'haina'))
  await staff('role qianying auditor')
  expect(await companyOf('qianying')).toBeNull()
})

test('a disabled account cannot log in until it is enabled, and the list shows its status', async () => {
  await staff('add wupin 吴频 handler', 'given@2026')
  const { token } = (await enter('wupin', 'given@2026')).result
  await staff('disable wupin')
  expect((await server.call(staffCalls.me, {}, { token })).code).toBe(403)
  expect((await enter('wupin', 'given@2026')).success).toBe(false)
  expect((await staff('list')).lines.find((line) => line.startsWith('wupin'))).toContain('已停用')
  await staff('enable wupin')
  expect((await enter('wupin', 'given@2026')).success).toBe(true)
  expect((await staff('list')).lines.find((line) => line.startsWith('wupin'))).toMatch(/在用 {2}最近使用/)
})

test('changes to an account are recorded in the audit log', async () => {
  await staff('add sunqi 孙琪 handler', 'given@2026')
  for (const line of ['role sunqi auditor', 'reset sunqi', 'disable sunqi', 'enable sunqi']) await staff(line)
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['action', 'detail', 'address'])
    .where('staff_name', '=', '孙琪')
    .orderBy('seq')
    .execute()
  expect(asAuditorReads(auditEvents).map(({ action, detail }) => `${action}${detail}`)).toEqual([
    'addAccount理赔专员',
    'changeRole审计员',
    'resetPassword',
    'disableAccount',
    'enableAccount',
  ])
  expect(new Set(auditEvents.map(({ address }) => address))).toEqual(new Set(['运维命令']))
})

test('the verify command names what is missing from the audit log', async () => {
  await staff('add yanling 严玲 handler', 'given@2026')
  await staff('disable yanling')
  const whole = await staff('audit-log')
  expect(whole.isDone).toBe(true)
  expect(whole.lines[0]).toMatch(/^审计记录完整：\d+ 人，\d+ 条$/)
  const { id } = await server.db
    .selectFrom('staff')
    .select('id')
    .where('account', '=', 'yanling')
    .executeTakeFirstOrThrow()
  expect(whole.lines.find((line) => line.startsWith(id))).toMatch(/ {2}2 {2}[0-9a-f]{64}$/)
  await sql`alter table audit_event disable trigger audit_event_append_only`.execute(server.db)
  await server.db.deleteFrom('audit_event').where('staff_id', '=', id).where('seq', '=', 1).execute()
  await sql`alter table audit_event enable trigger audit_event_append_only`.execute(server.db)
  const broken = await staff('audit-log')
  expect(broken.isDone).toBe(false)
  expect(broken.lines).toEqual(['审计记录不完整，共 1 处：', `${id}  第 1 条  缺失`])
})

test.each([
  ['add handler1 张三 handler', '', '已存在'],
  ['add 1abc 张三 handler', '', '账号应为'],
  ['add zhangsan 张三 boss', '', 'senior（高级理赔专员）'],
  ['add zhangsan 张三 handler', 'short', '8至64位'],
  ['add zhangsan 张三 handler', null, '不一致'],
  ['add zhangsan 张三', '', 'npm run staff'],
  ['role nobody senior', '', '没有账号 nobody'],
  ['reset nobody', 'given@2026', '没有账号 nobody'],
  ['disable nobody', '', '没有账号 nobody'],
  ['remove handler1', '', 'npm run staff'],
])('explains why it refuses `%s`', async (line, password, message) => {
  const count = async () => (await server.db.selectFrom('staff').select('id').execute()).length
  const before = await count()
  const { isDone, lines } = await staff(line, password)
  expect(isDone).toBe(false)
  expect(lines.join('\n')).toContain(message)
  expect(await count()).toBe(before)
})

test('takes the first line of a piped password and generates one when the input is empty', async () => {
  const piped = (text: string) => readPassword(Readable.from([text]) as never, process.stderr)
  expect(await piped('given@2026\nsecond line\n')).toBe('given@2026')
  expect(await piped('')).toBe('')
  expect(newPassword()).not.toBe(newPassword())
})
