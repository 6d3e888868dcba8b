import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { runOutbox } from './commands.ts'

const now = new Date('2026-03-02T10:00:00+08:00')
let own: TestDatabase
const run = (...args: string[]) => runOutbox(args, { db: own.db, clock: { now: () => now } })

async function add(partner: string, dead_at: Date | null): Promise<string> {
  const id = newId()
  const row = { id, partner, kind: 'medicine', key: id, payload: 'encrypted', created_at: now, attempts: 11 }
  await own.db
    .insertInto('outbox')
    .values({ ...row, dead_at, last_error: 'account suspended' })
    .execute()
  return id
}

beforeAll(async () => {
  own = await testDatabase()
})
afterAll(() => own.drop())

test('prints the usage without a command, and says so when no message is dead', async () => {
  expect(await run()).toMatchObject({ isDone: false, lines: [expect.stringContaining('list'), {}, {}] })
  for (const wrong of [['drop'], ['drop', 'jinli'], ['revive'], ['list', 'x']])
    expect((await run(...wrong)).isDone).toBe(false)
  expect((await run('list')).lines).toEqual(['没有已停止重试的消息'])
})

test('lists dead messages without their content, revives one or all of a partner, and drops one', async () => {
  const [first, second, other] = [await add('jinli', now), await add('jinli', now), await add('sms', now)]
  const retried = await add('jinli', null)
  const { lines } = await run('list')
  expect(lines).toHaveLength(3)
  expect(lines.find((line) => line.startsWith(first))).toBe(
    `${first}  jinli.medicine  试过 11 次  2026-03-02 10:00:00  account suspended`,
  )
  expect(lines.join()).not.toContain('encrypted')

  expect(await run('drop', retried)).toMatchObject({ isDone: false })
  expect(await run('drop', other)).toMatchObject({ isDone: true })
  expect(await run('revive', first)).toEqual({ isDone: true, lines: ['已安排重新发送 1 条'] })
  expect(await run('revive', 'jinli')).toEqual({ isDone: true, lines: ['已安排重新发送 1 条'] })
  expect(await run('revive', 'jinli')).toMatchObject({ isDone: false })
  const left = await own.db.selectFrom('outbox').select(['id', 'attempts', 'payload', 'dead_at']).execute()
  expect(left).toHaveLength(4)
  for (const id of [first, second])
    expect(left).toContainEqual({ id, attempts: 0, payload: 'encrypted', dead_at: null })
  expect(left).toContainEqual({ id: other, attempts: 11, payload: null, dead_at: null })
})
