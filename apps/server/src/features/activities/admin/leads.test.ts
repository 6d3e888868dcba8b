import { asAuditorReads } from '#testkit/audit-events.ts'
import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { promotionCalls } from '@yf/contract/promotion'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { forgetPerson } from '#app/forget-person.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const id = idOf('promotion', 'mutual')
const page = { pageNo: 1, pageSize: 20 }
let operatorToken: string

beforeAll(async () => {
  await server.db.deleteFrom('promotion_record').execute()
  operatorToken = await server.staffTokenOf('operator1')
})

const leads = async (isContacted: 0 | 1 = 0, of: { id?: string } = { id }) =>
  (await server.call(activitiesAdminCalls.leads, { isContacted, ...of, ...page }, { token: operatorToken }))
    .result
const phoneOf = (lead: string, token = operatorToken) =>
  server.call(activitiesAdminCalls.leadPhone, { id: lead }, { token })
const contact = (lead: string, note: string, token = operatorToken) =>
  server.call(activitiesAdminCalls.contactLead, { id: lead, note }, { token })
const auditEventsOf = (action: 'listLeads' | 'readLeadPhone' | 'contactLead') =>
  server.db.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('seq').execute()

async function leave(phone: string, person?: string, of = id) {
  const token = person && (await server.tokenOf(person))
  await server.call(promotionCalls.recordPromotion, { id: of, phone }, token ? { token } : {})
  server.clock.advance({ minutes: 2 })
}

test('lists the phone numbers newest first and masked, without visitors who only looked', async () => {
  await leave('13911110001')
  await server.call(promotionCalls.recordPromotion, { id }, { token: await server.tokenOf('hejing') })
  await leave('13911110002', 'linxiao')
  const { records, total, counts } = await leads()
  expect([total, counts]).toEqual([2, { open: 2, contacted: 0 }])
  expect(records).toMatchObject([
    { activityTitle: '邻里互惠计划', phone: '139****0002', memberName: '林*', contactedTime: null },
    { activityTitle: '邻里互惠计划', phone: '139****0001', memberName: null },
  ])
  expect(JSON.stringify(records)).not.toContain('1391111')
  const [auditEvent] = await auditEventsOf('listLeads')
  expect(auditEvent!.cases.toSorted()).toEqual(records.map((lead) => lead.id).toSorted())
  expect(auditEvent!.members).toEqual([idOf('account', 'linxiao')])
})

test('lists the leads of one activity, and all leads without a filter', async () => {
  await leave('13911110003', undefined, idOf('promotion', 'points-season'))
  expect((await leads(0, { id: idOf('promotion', 'points-season') })).records).toMatchObject([
    { phone: '139****0003' },
  ])
  expect((await leads()).total).toBe(2)
  expect((await leads(0, {})).total).toBe(3)
})

test('each unmasked number writes an audit event that does not contain the number', async () => {
  const [memberLead, stranger] = (await leads()).records
  expect((await phoneOf(memberLead!.id)).result).toEqual({ phone: '13911110002' })
  expect((await phoneOf(stranger!.id)).result).toEqual({ phone: '13911110001' })
  const auditEvents = await auditEventsOf('readLeadPhone')
  expect(asAuditorReads(auditEvents).map(({ cases, detail }) => [cases, detail])).toEqual([
    [[memberLead!.id], '邻里互惠计划'],
    [[stranger!.id], '邻里互惠计划'],
  ])
  expect((await phoneOf(idOf('voice', 'none'))).code).toBe(refusals.notFound.code)
})

test('of two concurrent notes on a lead one is stored encrypted, and the other is refused', async () => {
  const [lead] = (await leads()).records
  const other = await server.staffTokenOf('operator2')
  const both = await Promise.all([contact(lead!.id, ' 约在周六到店 '), contact(lead!.id, '约在周日', other)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.leadContacted.code])
  const [done] = (await leads(1)).records
  expect(done).toMatchObject({ id: lead!.id, note: expect.stringMatching(/^约在周/), phone: '139****0002' })
  expect(['郑运营', '冯运营']).toContain(done!.contactedBy)
  const rows = await server.db.selectFrom('promotion_record').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('约在周')
  expect(await auditEventsOf('contactLead')).toHaveLength(1)
  // The same phone number on the same day is not a second lead.
  await leave('13911110002', 'linxiao')
  expect((await leads()).counts).toEqual({ open: 1, contacted: 1 })
})

test('rejects a blank note by field, and staff without the permission read no lead', async () => {
  const [lead] = (await leads()).records
  expect(await contact(lead!.id, '  ')).toMatchObject({ http: 400, message: expect.stringContaining('note') })
  expect((await contact(idOf('voice', 'none'), '好')).code).toBe(refusals.notFound.code)
  for (const account of ['service1', 'senior1', 'finance1', 'hr1', 'auditor1']) {
    const token = await server.staffTokenOf(account)
    const list = await server.call(activitiesAdminCalls.leads, { isContacted: 0, ...page }, { token })
    const others = [await phoneOf(lead!.id, token), await contact(lead!.id, '好', token)]
    for (const { code } of [list, ...others])
      expect([account, code]).toEqual([account, refusals.dutyNotHeld.code])
  }
})

test('forgetting a person deletes the phone number they left and the note on the call', async () => {
  await forgetPerson({ ...server.services, db: server.db }, idOf('account', 'linxiao'))
  expect((await leads(1)).records).toEqual([])
  const rows = await server.db
    .selectFrom('promotion_record')
    .select(['phone_encrypted', 'note_encrypted', 'contacted_at'])
    .where('account_id', '=', idOf('account', 'linxiao'))
    .execute()
  expect(rows).toEqual([{ phone_encrypted: null, note_encrypted: null, contacted_at: null }])
  expect((await leads()).total).toBe(1)
})
