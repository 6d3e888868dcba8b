import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCertificateNumber } from '@yf/domain/certificate'
import { closeUnpaidJob } from '#features/orders/timers.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { workOf } from '#testkit/work-of.ts'
import { driftedAccounts } from '#platform/ledger/ledger.ts'
import { loadDemoData } from './demo.ts'
import { familyOfLinxiao, people } from './people.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const tables = ['account', 'company', 'membership', 'policy', 'notice', 'advert', 'ledger_entry'] as const
const counts = () =>
  Promise.all(tables.map(async (table) => (await server.db.selectFrom(table).selectAll().execute()).length))

test('processes that start together load the demo data once, and a later start changes nothing', async () => {
  const load = () => loadDemoData(server.services, server.db)
  const loaded = await Promise.all([load(), load(), load()])
  expect(loaded.filter(Boolean)).toHaveLength(1)
  const after = await counts()
  expect(Math.min(...after)).toBeGreaterThan(0)
  expect(await load()).toBe(false)
  expect(await counts()).toEqual(after)
})

test('balances equal the sums of their entries', async () => {
  expect(await driftedAccounts(server.db)).toEqual([])
})

test('the job closes an unpaid consultation and an unpaid session only after their payment window', async () => {
  const closing = workOf(server)
  const held = async () => {
    const orders = await server.db
      .selectFrom('shop_order')
      .select('id')
      .where('state', '=', 1)
      .where('kind', '=', 'health')
      .execute()
    const ids = orders.map(({ id }) => id)
    if (ids.length === 0) return [0, 0]
    const consultations = server.db.selectFrom('consultation').select('id').where('order_id', 'in', ids)
    const booked = server.db.selectFrom('booking').select('id').where('order_id', 'in', ids)
    return [
      (await consultations.where('state', '=', 5).execute()).length,
      (await booked.where('state', '=', 1).execute()).length,
    ]
  }
  server.clock.advance({ minutes: 29 })
  await closeUnpaidJob.run({}, closing)
  expect(await held()).toEqual([1, 1])
  server.clock.advance({ minutes: 2 })
  await closeUnpaidJob.run({}, closing)
  expect(await held()).toEqual([0, 0])
})

test('certificate numbers pass the check, and one of the five people has none', () => {
  const numbers = [...people, ...familyOfLinxiao].flatMap(({ certificate }) => certificate ?? [])
  expect(numbers).toHaveLength(6)
  for (const number of numbers) expect(isCertificateNumber(number)).toBe(true)
})

test('does not load demo data into a database that has a member', async () => {
  const other = await startServer()
  try {
    const [member] = await server.db.selectFrom('account').selectAll().limit(1).execute()
    await other.db.insertInto('account').values(member!).execute()
    expect(await loadDemoData(other.services, other.db)).toBe(false)
    expect(await other.db.selectFrom('company').selectAll().execute()).toEqual([])
  } finally {
    await other.close()
  }
})
