import { Type } from '@sinclair/typebox'
import { consoleService, type Call } from '@yf/contract/call'
import { Nothing } from '@yf/contract/shapes'
import { mayDo, type StaffRole } from '@yf/domain/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeNotes, notesIn } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { sql } from 'kysely'
import { inSteps, onPool, type Handlers } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { DeniedCall } from '#platform/call/staff-guard.ts'
import { newId } from '#platform/ids.ts'
import { runnerOf } from './run-call.ts'

const Count = Type.Object({ count: Type.Integer() })
const operating = { permission: 'operate' } as const
const calls = {
  read: consoleService.get(
    'note/read',
    '查看便签',
    'Writes, because reads are audited',
    Nothing,
    Count,
    operating,
  ),
  pool: consoleService.get('note/pool', '便签数量', 'Not audited', Nothing, Count, operating),
  refused: consoleService.post('note/refused', '拒绝便签', 'Writes, then refuses', Nothing, Count, operating),
  upload: consoleService.post('note/steps', '上传便签', 'Slow work before the write', Nothing, Count, {
    ...operating,
    idempotent: true,
  }),
  everybody: consoleService.get('note/me', '我', 'For everybody who is logged in', Nothing, Count, {
    permission: 'signedIn',
  }),
}

const handlers: Handlers<typeof calls> = {
  read: async (_, { db }) => {
    await sql`insert into note (title) values ('read')`.execute(db)
    return answer({ count: await notesIn(db) })
  },
  pool: onPool(async (_, { db }) => answer({ count: await notesIn(db) })),
  refused: async (_, { db }) => {
    await sql`insert into note (title) values ('refused')`.execute(db)
    return refuse('stateMoved')
  },
  upload: inSteps(async (_, ctx) =>
    ctx.once(async (inner) => {
      await sql`insert into note (title) values (${inner.staff.name})`.execute(inner.db)
      return answer({ count: await notesIn(inner.db) })
    }),
  ),
  everybody: async (_, { db }) => answer({ count: await notesIn(db) }),
}

const denied: DeniedCall[] = []
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    calls: {
      table: { note: calls },
      handlers: { note: handlers },
      staffAccess: {
        // The token is the role.
        resolve: async (_db, _clock, token) => ({
          kind: 'current',
          staff: {
            id: '0190f000-0000-7000-8000-000000000002',
            name: '郑运营',
            role: token as StaffRole,
            companyId: null,
            tokenHash: token,
          },
        }),
        countDenied: async (_ctx, call) => void denied.push(call),
      },
    },
  })
  await makeNotes(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  denied.length = 0
  await sql`delete from note`.execute(server.db)
})
const as = (token: StaffRole) => ({ token })
const staffId = '0190f000-0000-7000-8000-000000000002'

test.each(['read', 'pool', 'refused', 'upload'] as const)(
  '%s runs only for staff with the permission of its row',
  async (name) => {
    expect(await server.call(calls[name], {}, as('auditor'))).toMatchObject({
      success: false,
      code: 3152,
      message: '您的岗位（审计员）不能进行此操作',
    })
    expect(denied).toEqual([{ staffId, call: `note.${name}`, reason: 'dutyNotHeld' }])
    expect(await notesIn(server.db)).toBe(0)
  },
)

test('a call for everybody who is logged in refuses no role', async () => {
  expect(mayDo('hr', 'operate')).toBe(false)
  expect(await server.call(calls.everybody, {}, as('hr'))).toMatchObject({ success: true })
  expect(denied).toEqual([])
})

test('a GET of staff may write, and one on the pool reads', async () => {
  expect((await server.call(calls.read, {}, as('operator'))).result).toEqual({ count: 1 })
  expect((await server.call(calls.pool, {}, as('operator'))).result).toEqual({ count: 1 })
})

test('a refusal of the handler rolls its work back and is counted', async () => {
  expect((await server.call(calls.refused, {}, as('operator'))).success).toBe(false)
  expect(await notesIn(server.db)).toBe(0)
  expect(denied).toEqual([{ staffId, call: 'note.refused', reason: 'stateMoved' }])
})

test('slow work before the write has one effect per idempotency key', async () => {
  const key = newId()
  const both = await Promise.all([1, 2].map(() => server.call(calls.upload, {}, { ...as('operator'), key })))
  expect(both.map(({ result }) => result)).toEqual([{ count: 1 }, { count: 1 }])
  expect(await notesIn(server.db)).toBe(1)
})

test('a row of staff that lost its permission is not mounted', () => {
  const row = { ...calls.read, permission: null } as Call
  const { services, db } = server
  const deps = {
    services,
    database: { db, transaction: <T>(work: (tx: typeof db) => Promise<T>) => work(db) },
  }
  expect(() => runnerOf('note.read', row, async () => answer(null), deps)).toThrow('note/read')
})
