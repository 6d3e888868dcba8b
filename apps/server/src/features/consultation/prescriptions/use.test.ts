import { workOf } from '#testkit/work-of.ts'
import { expect, test } from 'vitest'
import { consultationCalls } from '@yf/contract/consultation'
import { demoStage } from '#testkit/demo-stage.ts'
import { storyConsultationId, storyPrescriptionId } from '#seeds/consultations.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'
import { findRight, reserveRight } from '#features/equity/public.ts'
import { consultationCounts, countServiceRows, returnRight, serviceRows } from '../for-staff.ts'
import { giveBackPrescription, markPrescriptionDelivered, readPrescription, takePrescription } from './use.ts'

const server = demoStage()
const accountId = idOf('account', 'linxiao')
const prescriptionId = storyPrescriptionId('passed')
const ctx = () => ({ db: server.db, cipher: server.services.cipher, clock: server.clock })
const take = (orderId: string, of = prescriptionId, by = accountId) =>
  server.db
    .transaction()
    .execute((tx) => takePrescription(tx, server.clock, { accountId: by, prescriptionId: of, orderId }))
const giveBack = (orderId: string) =>
  server.db
    .transaction()
    .execute((tx) => giveBackPrescription(tx, server.clock, { accountId, prescriptionId, orderId }))

test("an order reads what was prescribed, and cannot read another member's prescription", async () => {
  const read = await readPrescription(ctx(), accountId, prescriptionId)
  expect(read).toMatchObject({ state: 2, isUsable: 1, patientName: '林晓', totalFen: 6840 })
  expect(read?.medicines.map(({ name }) => name)).toEqual(['氯雷他定片', '糠酸莫米松乳膏'])
  expect(await readPrescription(ctx(), idOf('account', 'zhoulan'), prescriptionId)).toBeNull()
})

test('of ten concurrent orders one takes it; once released it can be taken again, and only its own order releases it', async () => {
  const orders = Array.from({ length: 10 }, () => newId())
  const results = await Promise.all(orders.map((order) => take(order)))
  expect(results.filter((use) => use === 'taken')).toHaveLength(1)
  expect(results.filter((use) => use === 'notUsable')).toHaveLength(9)
  const winner = orders[results.indexOf('taken')]!
  expect(await take(winner)).toBe('already')
  expect(await giveBack(newId())).toBe(false)
  expect(await giveBack(winner)).toBe(true)
  expect(await giveBack(winner)).toBe(false)
  const next = newId()
  expect(await take(next)).toBe('taken')
  const delivered = { accountId, prescriptionId, orderId: next }
  expect(await markPrescriptionDelivered(server.db, server.clock, delivered)).toBe(true)
  expect(await giveBack(next)).toBe(false)
})

test.each(['open', 'ordered', 'delivered', 'refused'])(
  'a prescription that was not approved (%s) cannot be taken',
  async (key) => {
    expect(await take(newId(), storyPrescriptionId(key))).toBe('notUsable')
  },
)

test("another member's prescription is not found", async () => {
  expect(await take(newId(), prescriptionId, idOf('account', 'zhoulan'))).toBe('notFound')
})

test('the list contains every state, for one patient or all, page by page', async () => {
  const token = await server.tokenOf('linxiao')
  const list = async (more: object) => {
    const input = { companyId: idOf('company', 'xinghe-software'), pageNo: 1, pageSize: 10, ...more }
    return (await server.call(consultationCalls.prescriptions, input, { token })).result
  }
  const all = await list({})
  expect(new Set(all.records.map(({ state }) => state)).size).toBeGreaterThanOrEqual(4)
  const child = await list({ familyId: idOf('family', 'linxiao/child') })
  expect(child.records.map(({ patientName }) => patientName)).toEqual(['陈小满', '陈小满'])
  expect(child.records.find(({ state }) => state === 5)?.refusal).toContain('浓度偏高')
  expect((await list({ pageSize: 1 })).records).toHaveLength(1)
})

test("lists the company's medicine benefits, without doctor entitlements", async () => {
  const companyId = idOf('company', 'xinghe-software')
  const token = await server.tokenOf('linxiao')
  const list = async () => (await server.call(consultationCalls.drugEquity, { companyId }, { token })).result
  expect(await list()).toMatchObject([{ name: '药品权益金' }])
  const given = server.db
    .selectFrom('equity_package')
    .selectAll()
    .where('id', '=', idOf('package', 'lin-doctor'))
  const gift = { id: newId(), supplier_code: 'YF_DRUG', name: '购药补贴', total: 3, used: 1 }
  await server.db
    .insertInto('equity_package')
    .values({ ...(await given.executeTakeFirstOrThrow()), ...gift })
    .execute()
  expect(await list()).toHaveLength(2)
  expect(await list()).toContainEqual(
    expect.objectContaining({ id: gift.id, name: '购药补贴', left: 2, userFamilyId: null }),
  )
})

test('customer service sees their status and nothing about their subject', async () => {
  const rows = await serviceRows(server.db, {}, { pageNo: 1, pageSize: 50 })
  expect(rows.length).toBe(await countServiceRows(server.db, {}))
  expect(JSON.stringify(rows)).not.toMatch(/林晓|荨麻疹|腹泻|王海宁|皮肤/)
  const counts = await consultationCounts(server.db)
  expect(counts[3]).toBe(await countServiceRows(server.db, { state: 3 }))
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(rows.length)
  expect(await countServiceRows(server.db, { isTroubled: true })).toBe(0)
})

test('customer service returns a used entitlement once, with its reason in the timeline', async () => {
  const id = storyConsultationId('delivered')
  const companyId = idOf('company', 'xinghe-software')
  const right = (await findRight(server.db, { companyId, accountId, supplier: 'JINLI' }, server.clock.now()))!
  await server.db.transaction().execute((tx) => reserveRight(tx, server.clock, right, `consultation/${id}`))
  const back = (of: string) =>
    server.db
      .transaction()
      .execute((tx) =>
        returnRight({ ...workOf(server), db: tx }, { id: of, actor: 'staff:1', reason: '医生态度不好' }),
      )
  expect(await back(storyConsultationId('open'))).toBe('stillOpen')
  expect(await back(newId())).toBe('notFound')
  expect([await back(id), await back(id)]).toEqual(['givenBack', 'already'])
  const events = await server.db
    .selectFrom('state_event')
    .select(['reason', 'actor'])
    .where('subject_id', '=', id)
    .where('actor', '=', 'staff:1')
    .execute()
  expect(events).toEqual([{ reason: '医生态度不好', actor: 'staff:1' }])
  const after = await findRight(server.db, { companyId, accountId, supplier: 'JINLI' }, server.clock.now())
  expect(after?.left).toBe(right.left)
})
