import { crowdedDatabase } from '#testkit/crowded-database.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, refuse, type CallOutcome } from '#platform/call/outcome.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { forgetOldKeys } from './forget-old-keys.ts'
import { forgetAnswersOf } from './answer-store.ts'
import { once, type KeyedRequest } from './once.ts'

const database = crowdedDatabase()
beforeAll(async () => {
  await sql`create table effect (id serial primary key)`.execute(database.db)
})
beforeEach(async () => {
  await sql`truncate effect, idempotency`.execute(database.db)
})

const clock = { now: () => new Date('2026-06-01T00:00:00Z') }
const account = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const request: KeyedRequest = {
  scope: account(1),
  subject: account(1),
  call: 'claim/apply',
  key: 'k1',
  requestHash: 'h1',
}
const fieldKeys = [{ id: 'a', key: Buffer.alloc(32, 1) }]
const cipher = createFieldCipher({ fieldKeys, lookupKeys: fieldKeys })
const deps = () => ({ db: database.db, cipher, clock })
const leaveAnEffect = (tx: Db) => sql`insert into effect default values`.execute(tx)
const effects = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from effect`.execute(database.db)
  return rows[0]!.count
}
const keys = async () => (await database.db.selectFrom('idempotency').selectAll().execute()).length

const blocked = async () => {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(database.db)
  return rows.length
}

class Undo extends Error {
  readonly outcome: CallOutcome<unknown>
  constructor(outcome: CallOutcome<unknown>) {
    super('refused')
    this.outcome = outcome
  }
}

/** As a call runs: one transaction, rolled back by a refusal. */
const call = <T>(request: KeyedRequest, work: (tx: Db) => Promise<CallOutcome<T>>) =>
  database
    .transaction(async (tx) => {
      const outcome = await once({ db: tx, cipher, clock }, request, () => work(tx))
      if (outcome.kind === 'refused') throw new Undo(outcome)
      return outcome as CallOutcome<unknown>
    })
    .catch((error: unknown) => {
      if (error instanceof Undo) return error.outcome
      throw error
    })

test('fifty concurrent calls with one key have one effect and one response', async () => {
  let runs = 0
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      call(request, async (tx) => {
        runs += 1
        await leaveAnEffect(tx)
        return answer({ caseNo: `C${runs}`, lines: [1, null] }, '提交成功')
      }),
    ),
  )
  const one = answer({ caseNo: 'C1', lines: [1, null] }, '提交成功')
  expect(answers).toEqual(Array.from({ length: 50 }, () => one))
  expect([runs, await effects()]).toEqual([1, 1])
})

test('an empty response is repeated too', async () => {
  const done = () => call(request, async (tx) => (await leaveAnEffect(tx), answer(null)))
  expect(await done()).toEqual(answer(null))
  expect(await done()).toEqual(answer(null))
  expect(await effects()).toBe(1)
})

test('a key belongs to its caller and its call', async () => {
  const work = async (tx: Db) => (await leaveAnEffect(tx), answer(null))
  await call(request, work)
  await call({ ...request, scope: account(2), subject: account(2) }, work)
  await call({ ...request, call: 'claim/saveBank' }, work)
  expect(await effects()).toBe(3)
})

test('refuses a key that comes back with a different request', async () => {
  await call(request, async () => answer('first'))
  const other = await call(
    { ...request, requestHash: 'h2' },
    async (tx) => (await leaveAnEffect(tx), answer('second')),
  )
  expect(other).toEqual(refuse('keyReused'))
  expect(await effects()).toBe(0)
})

test('a refusal or an error leaves neither effect nor key, so that the member can try again', async () => {
  const refused = await call(request, async (tx) => (await leaveAnEffect(tx), refuse('stateMoved')))
  expect(refused).toEqual(refuse('stateMoved'))
  const broken = call(request, async (tx) => {
    await leaveAnEffect(tx)
    throw new Error('a bug')
  })
  await expect(broken).rejects.toThrow('a bug')
  expect([await effects(), await keys()]).toEqual([0, 0])
  expect(await call(request, async () => answer('at last'))).toEqual(answer('at last'))
})

test('a call killed half way leaves nothing, and one that waited for it runs instead', async () => {
  const killed = call(request, async (tx) => {
    await leaveAnEffect(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const waiting = call(request, async (tx2) => (await leaveAnEffect(tx2), answer('second')))
    await expect.poll(blocked).toBe(1)
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db)
    expect(await waiting).toEqual(answer('second'))
    return answer('first')
  })
  await expect(killed).rejects.toThrow(/terminat|connection/i)
  expect([await effects(), await keys()]).toEqual([1, 1])
})

test('deletes keys after a week', async () => {
  await call(request, async () => answer(null))
  const later = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * 86_400_000) })
  await forgetOldKeys.run({}, { ...deps(), clock: later(6) } as JobContext)
  expect(await keys()).toBe(1)
  await forgetOldKeys.run({}, { ...deps(), clock: later(8) } as JobContext)
  expect(await keys()).toBe(0)
})

const response = answer({ diagnosis: '慢性胃炎', patientName: '林晓' }, '提交成功')
const rowsAsText = async () =>
  JSON.stringify(await database.db.selectFrom('idempotency').selectAll().execute())
const byStaff: KeyedRequest = { ...request, scope: account(9), subject: null, call: 'claimsAdmin.open' }

test.each([
  ['a member', request],
  ['staff', byStaff],
])('repeats the response to %s, which is stored encrypted', async (_who, keyedRequest) => {
  await call(keyedRequest, async () => response)
  expect(await rowsAsText()).not.toMatch(/胃炎|林晓|提交成功/)
  expect(await call(keyedRequest, async () => answer('another'))).toEqual(response)
})

test('a response moved to another row does not decrypt there', async () => {
  await call(request, async () => response)
  await call({ ...request, key: 'k2' }, async () => answer('second'))
  await sql`update idempotency set answer_encrypted =
    (select answer_encrypted from idempotency where key = 'k1') where key = 'k2'`.execute(database.db)
  expect(await call({ ...request, key: 'k2' }, async () => response)).toMatchObject({ name: 'keyReused' })
})

test('without the data subject key a response is lost, and the call still happens once', async () => {
  await call(request, async (tx) => (await leaveAnEffect(tx), response))
  await forgetSubjectKey(database.db, account(1))
  const again = await call(request, async (tx) => (await leaveAnEffect(tx), response))
  expect(again).toMatchObject({ kind: 'refused', name: 'keyReused' })
  expect(await effects()).toBe(1)
})

test('erasing a member deletes their responses and those to staff, whose calls still happen once', async () => {
  const hers = { ...request, scope: account(3), subject: account(3) }
  for (const keyedRequest of [request, byStaff, hers]) await call(keyedRequest, async () => response)
  await forgetAnswersOf(deps(), account(3))
  expect(await keys()).toBe(2)
  expect(await call(request, async () => answer('another'))).toEqual(response)
  const repeated = await call(byStaff, async (tx) => (await leaveAnEffect(tx), response))
  expect(repeated).toMatchObject({ name: 'keyReused' })
  expect(await effects()).toBe(0)
})

test.each(['{"result":{"diagnosis":"慢性胃炎"},"message":""}', ''])(
  'does not repeat a stored response that is not encrypted, and has no second effect: %s',
  async (plain) => {
    await call(request, async () => response)
    await sql`update idempotency set answer_encrypted = ${plain}`.execute(database.db)
    const repeated = await call(request, async (tx) => (await leaveAnEffect(tx), response))
    expect(repeated).toMatchObject({ kind: 'refused', name: 'keyReused' })
    expect(await effects()).toBe(0)
  },
)
