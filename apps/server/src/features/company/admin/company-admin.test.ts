import type { AuditAction } from '@yf/domain/audit-actions'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { companyAdminCalls as calls, type CompanyProfile } from '@yf/contract/company-admin'
import { refusals } from '@yf/contract/refusals'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

/** The driver binds the method at connection, so the spy must be installed first. */
const querySpy = vi.spyOn(Client.prototype, 'query')
const server = demoStage()
afterAll(() => querySpy.mockRestore())
const xinghe = idOf('company', 'xinghe-software')
const yuanli = idOf('company', 'yuanli')
let [hrOfXinghe, hrOfYuanli, operator] = ['', '', '']
beforeAll(async () => {
  hrOfXinghe = await server.staffTokenOf('hr1')
  hrOfYuanli = await server.staffTokenOf('hr2')
  operator = await server.staffTokenOf('operator1')
})

const profileOf = async (companyId: string, token: string) =>
  server.call(calls.profile, { companyId }, { token })
const contactIn = ({ companyId, contact }: CompanyProfile) => {
  const { savedBy: _by, savedTime: _time, ...fields } = contact
  return { companyId, ...fields }
}
const benefitIn = ({ companyId, benefits }: CompanyProfile, itemName: string) => {
  const { id, name, summary, audience, usage, rules, revision } = benefits.find(
    (benefit) => benefit.name === itemName,
  )!
  return { companyId, id, name, summary, audience, usage, rules, revision }
}
const serviceIn = ({ companyId, services }: CompanyProfile, itemName: string) => {
  const {
    savedBy: _by,
    savedTime: _time,
    priceFen: _price,
    ...fields
  } = services.find(({ name }) => name === itemName)!
  return { companyId, ...fields }
}
const servicesOnThePhone = async (person: string, companyId: string) =>
  (
    await server.call(
      companyCalls.highMedicalServices,
      { companyId },
      { token: await server.tokenOf(person) },
    )
  ).result
const onThePhone = async (person: string, companyId: string) =>
  (await server.call(companyCalls.equity, { companyId }, { token: await server.tokenOf(person) })).result
const auditEventsOf = async (action: AuditAction) =>
  asAuditorReadsAll(
    action,
    await server.db
      .selectFrom('audit_event')
      .select(['staff_name', 'detail'])
      .where('action', '=', action)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ).map(({ staff_name, detail }) => `${staff_name} ${detail}`)

test('staff of a company manage only that one, an operator manages all', async () => {
  const names = async (token: string) =>
    (await server.call(calls.companies, {}, { token })).result.map(({ companyId }) => companyId)
  expect(await names(hrOfXinghe)).toEqual([xinghe])
  expect(await names(hrOfYuanli)).toEqual([yuanli])
  expect((await names(operator)).toSorted()).toEqual(
    ['xinghe-software', 'xinghe-hardware', 'haina', 'yuanli', 'yuanshan']
      .map((key) => idOf('company', key))
      .toSorted(),
  )
})

test('a changed contact is visible in the app at the next request, and audited', async () => {
  expect((await onThePhone('linxiao', xinghe)).contact).toMatchObject({ phone: '021-55508800' })
  const read = (await profileOf(xinghe, hrOfXinghe)).result
  const typed = { ...contactIn(read), person: ' 陆宁 ', phone: '021-55509900', mail: '' }
  const { result } = await server.call(calls.saveContact, typed, { token: hrOfXinghe })
  expect(result.contact).toMatchObject({ person: '陆宁', mail: '', revision: read.contact.revision + 1 })
  expect((await onThePhone('linxiao', xinghe)).contact).toEqual({
    department: '人力资源部 · 员工关怀组',
    person: '陆宁',
    phone: '021-55509900',
    mail: null,
    hours: '工作日 9:30-18:00',
    place: '总部 B 座 3 层，员工服务台',
  })
  expect((await auditEventsOf('changeContact')).at(-1)).toMatch(
    /：联系人 苏慧 改为 陆宁；电话 021-55508800 改为 021-55509900；邮箱 care@xinghe.example 改为 空$/,
  )
})

test('a company can add a contact, and remove it again', async () => {
  const yuanshan = idOf('company', 'yuanshan')
  const read = (await profileOf(yuanshan, operator)).result
  expect(read.contact).toMatchObject({ department: '', revision: 0, savedBy: null, savedTime: null })
  const typed = { ...contactIn(read), department: '综合管理部', place: '一号仓二层' }
  const saved = (await server.call(calls.saveContact, typed, { token: operator })).result
  expect((await onThePhone('zhaoqiang', yuanshan)).contact).toMatchObject({
    department: '综合管理部',
    phone: null,
  })
  const emptied = { ...contactIn(saved), department: '', place: '' }
  await server.call(calls.saveContact, emptied, { token: operator })
  expect((await onThePhone('zhaoqiang', yuanshan)).contact).toBeNull()
})

test('a changed benefit description is shown in the app; its gift and term stay', async () => {
  const read = (await profileOf(xinghe, hrOfXinghe)).result
  const edited = { ...benefitIn(read, '流感疫苗'), name: '秋冬疫苗', usage: '到园区医务室接种' }
  await server.call(calls.saveBenefit, edited, { token: hrOfXinghe })
  const displayed = (await onThePhone('linxiao', xinghe)).benefits.find(({ id }) => id === edited.id)
  expect(displayed).toMatchObject({
    name: '秋冬疫苗',
    usage: '到园区医务室接种',
    giftName: '流感疫苗',
    code: 'WELFARE',
    endDt: '2026-12-31',
  })
  expect((await auditEventsOf('changeBenefit')).at(-1)).toMatch(
    /「流感疫苗」：名称改为 秋冬疫苗；修改了使用方法$/,
  )
})

test('a medical service can be described differently for one company; its price and entitlement stay', async () => {
  const haina = idOf('company', 'haina')
  const before = await servicesOnThePhone('zhoulan', haina)
  const read = (await profileOf(xinghe, hrOfXinghe)).result
  const edited = { ...serviceIn(read, '三甲医院绿色通道'), name: '专家门诊直通车', phone: ' 400-820-1234 ' }
  const { result } = await server.call(calls.saveService, edited, { token: hrOfXinghe })
  expect(result.services.find(({ id }) => id === edited.id)).toMatchObject({
    revision: edited.revision + 1,
    phone: '400-820-1234',
  })
  expect((await servicesOnThePhone('linxiao', xinghe)).find(({ id }) => id === edited.id)).toMatchObject({
    name: '专家门诊直通车',
    phone: '400-820-1234',
    priceFen: 198_000,
    code: 'FUYA',
  })
  expect(await servicesOnThePhone('zhoulan', haina)).toEqual(before)
  expect((await auditEventsOf('changeMedicalService')).at(-1)).toMatch(
    /「三甲医院绿色通道」：名称改为 专家门诊直通车；修改了预约电话$/,
  )
  const late = await server.call(calls.saveService, { ...edited, rules: '二' }, { token: operator })
  expect(late.code).toBe(refusals.stateMoved.code)
  const withoutPhone = { ...edited, revision: edited.revision + 1, phone: '' }
  await server.call(calls.saveService, withoutPhone, { token: hrOfXinghe })
  expect((await servicesOnThePhone('linxiao', xinghe)).find(({ id }) => id === edited.id)?.phone).toBeNull()
})

test('of two concurrent edits the second is refused with the name of the first editor, and nothing is overwritten', async () => {
  const read = (await profileOf(xinghe, hrOfXinghe)).result
  const first = { ...contactIn(read), hours: '工作日 8:00-17:00' }
  const second = { ...contactIn(read), hours: '工作日 10:00-19:00' }
  const both = await Promise.all([
    server.call(calls.saveContact, first, { token: hrOfXinghe }),
    server.call(calls.saveContact, second, { token: operator }),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const lost = both.find(({ success }) => !success)!
  const after = (await profileOf(xinghe, operator)).result.contact
  expect(lost).toMatchObject({ code: refusals.stateMoved.code })
  expect(lost.message).toBe(`${after.savedBy}刚刚修改过，您的修改没有保存；请查看最新内容后再改`)
  expect(after.revision).toBe(read.contact.revision + 1)
  expect(after.hours).toBe(both[0]!.success ? first.hours : second.hours)

  const benefit = benefitIn(read, '年度健康体检')
  await server.call(calls.saveBenefit, { ...benefit, rules: '一' }, { token: operator })
  const late = await server.call(calls.saveBenefit, { ...benefit, rules: '二' }, { token: hrOfXinghe })
  expect(late.code).toBe(refusals.stateMoved.code)
  expect(benefitIn((await profileOf(xinghe, operator)).result, '年度健康体检').rules).toBe('一')
})

test('saving without a change changes nothing and writes no audit event', async () => {
  const before = await auditEventsOf('changeContact')
  const read = (await profileOf(xinghe, hrOfXinghe)).result
  const { result } = await server.call(calls.saveContact, contactIn(read), { token: hrOfXinghe })
  expect(result).toEqual(read)
  expect(await auditEventsOf('changeContact')).toEqual(before)
})

test('staff of another company can neither read nor change it', async () => {
  const read = (await profileOf(xinghe, operator)).result
  const before = await onThePhone('linxiao', xinghe)
  const tries = [
    await profileOf(xinghe, hrOfYuanli),
    await server.call(calls.saveContact, { ...contactIn(read), person: '外人' }, { token: hrOfYuanli }),
    await server.call(calls.saveBenefit, benefitIn(read, '年度健康体检'), { token: hrOfYuanli }),
    // Another company's benefit under one's own company
    await server.call(
      calls.saveBenefit,
      { ...benefitIn(read, '年度健康体检'), companyId: yuanli },
      { token: hrOfYuanli },
    ),
  ]
  const service = serviceIn(read, '高端体检')
  for (const companyId of [xinghe, yuanli])
    tries.push(await server.call(calls.saveService, { ...service, companyId }, { token: hrOfYuanli }))
  expect(tries.map(({ code }) => code)).toEqual(Array(6).fill(refusals.notFound.code))
  expect(await onThePhone('linxiao', xinghe)).toEqual(before)
})

test('rejects invalid input by field, with a message', async () => {
  const read = (await profileOf(xinghe, operator)).result
  const contact = contactIn(read)
  const save = (changes: Partial<typeof contact>) =>
    server.call(calls.saveContact, { ...contact, ...changes }, { token: operator })
  expect(await save({ phone: '12-34' })).toMatchObject({
    http: 400,
    message: expect.stringContaining('电话') as string,
  })
  expect(await save({ mail: 'a b@c' })).toMatchObject({
    http: 400,
    message: expect.stringContaining('邮箱') as string,
  })
  expect(await save({ department: ' ' })).toMatchObject({
    http: 400,
    message: expect.stringContaining('部门') as string,
  })
  expect((await save({ department: '部'.repeat(41) })).http).toBe(400)
  const edited = benefitIn(read, '年度健康体检')
  const blank = await server.call(calls.saveBenefit, { ...edited, name: '  ' }, { token: operator })
  expect(blank).toMatchObject({ http: 400, message: expect.stringContaining('名称') as string })
  const service = serviceIn(read, '高端体检')
  const saveChanges = (changes: Partial<typeof service>) =>
    server.call(calls.saveService, { ...service, ...changes }, { token: operator })
  for (const [changes, field] of [
    [{ phone: '12-34' }, '预约电话'],
    [{ provider: ' ' }, '服务机构'],
    [{ name: ' ' }, '名称'],
    [{ summary: ' ' }, '服务内容'],
  ] as const)
    expect(await saveChanges(changes)).toMatchObject({
      http: 400,
      message: expect.stringContaining(field) as string,
    })
})

test.each(['handler1', 'auditor1', 'service1', 'finance1'])('%s has no access', async (account) => {
  const token = await server.staffTokenOf(account)
  expect((await server.call(calls.companies, {}, { token })).code).toBe(refusals.dutyNotHeld.code)
  expect((await profileOf(xinghe, token)).code).toBe(refusals.dutyNotHeld.code)
})

test('the number of queries does not grow with the companies, and one company is not searched among all', async () => {
  const count = async (look: () => Promise<{ success: boolean }>) => {
    querySpy.mockClear()
    expect((await look()).success).toBe(true)
    return querySpy.mock.calls.length
  }
  const list = () => server.call(calls.companies, {}, { token: operator })
  const open = () => profileOf(xinghe, operator)
  const before = [await count(list), await count(open)]
  const { group_id } = await server.db
    .selectFrom('company')
    .select('group_id')
    .where('id', '=', xinghe)
    .executeTakeFirstOrThrow()
  const companyCount = (await list()).result.length
  await server.db
    .insertInto('company')
    .values(
      Array.from({ length: 30 }, (_, at) => ({
        id: newId(),
        group_id,
        name: `第 ${at} 分公司`,
        alias: `分${at}`,
        show_alias: false,
        show_equity: true,
        in_arrears: false,
      })),
    )
    .execute()
  expect((await list()).result).toHaveLength(companyCount + 30)
  expect([await count(list), await count(open)]).toEqual(before)
  // The last request was for one company, so its queries filter by company.
  const texts = querySpy.mock.calls.map(([statement]) => JSON.stringify(statement).replaceAll('\\"', ''))
  const ofCompanies = texts.filter((text) => /from company\b/.test(text))
  expect(ofCompanies).not.toEqual([])
  expect(ofCompanies.filter((text) => !text.includes('where'))).toEqual([])
  expect((await list()).result[0]).toEqual({
    companyId: expect.any(String) as string,
    companyName: expect.any(String) as string,
  })
})
