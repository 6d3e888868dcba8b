import { companyCalls } from '@yf/contract/company'
import { companyAdminCalls } from '@yf/contract/company-admin'
import { companySetUpCalls as calls } from '@yf/contract/company-admin-set-up'
import { refusals } from '@yf/contract/refusals'
import { emptyContact } from '@yf/domain/company-contact'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { picture } from '#testkit/smallest-picture.ts'
import { idOf } from '#seeds/ids.ts'
import { auditTexts, setUpBy } from './test-set-up.ts'

const server = demoStage()
let [admin, operator, hr] = ['', '', '']
beforeAll(async () => {
  admin = await server.staffTokenOf('admin1')
  operator = await server.staffTokenOf('operator1')
  hr = await server.staffTokenOf('hr1')
})
const setUp = setUpBy(server, () => admin)
const { as } = setUp
const yuanshan = idOf('company', 'yuanshan')
const haina = idOf('company', 'haina')

const saveInput = async (companyId: string) => {
  const { revision, groupId, companyName, companyAlias, showsAlias, logo, isInArrears } =
    await setUp.company(companyId)
  return {
    companyId,
    revision,
    groupId,
    name: companyName,
    alias: companyAlias,
    showsAlias,
    logo,
    isInArrears,
  }
}

test('a group is added, renamed and listed with its companies; its name exists once', async () => {
  const group = await setUp.group(' 青禾集团 ')
  expect(group).toMatchObject({ name: '青禾集团', companyCount: 0, revision: 0 })
  const again = await server.call(calls.saveGroup, { name: '青禾集团', revision: 0 }, as())
  expect(again.code).toBe(refusals.companyGroupTaken.code)
  const rename = (name: string, revision: number) =>
    server.call(calls.saveGroup, { id: group.id, name, revision }, as())
  expect((await rename('海纳集团', 0)).code).toBe(refusals.companyGroupTaken.code)
  expect((await rename('青禾控股', 0)).result.revision).toBe(1)
  expect((await rename('青禾产业', 0)).code).toBe(refusals.stateMoved.code)
  expect((await rename(' ', 1)).code).toBe(400)
  await setUp.create(group.id, '青禾农业')
  const listed = await server.call(calls.groups, { keyword: '青禾', pageNo: 1, pageSize: 10 }, as())
  expect(listed.result).toEqual({
    records: [{ id: group.id, name: '青禾控股', companyCount: 1, revision: 1 }],
    total: 1,
  })
  expect(await auditTexts(server.db, 'changeGroup')).toEqual(['青禾集团：集团名称：青禾集团 → 青禾控股'])
  const missing = await server.call(calls.saveGroup, { id: newId(), name: '无', revision: 0 }, as())
  expect(missing.code).toBe(refusals.notFound.code)
})

test('companies are found by name, alias, group and status, with the size of each list', async () => {
  const find = async (filter: object) =>
    (await server.call(calls.list, { pageNo: 1, pageSize: 50, ...filter }, as())).result
  const group = await setUp.group('南山集团')
  await setUp.create(group.id, '南山药业', { alias: '南山之家' })
  await setUp.create(group.id, '南山 100%')
  const names = async (filter: object) => (await find(filter)).records.map(({ companyName }) => companyName)
  expect(await names({ keyword: '南山之' })).toEqual(['南山药业'])
  expect(await names({ keyword: '南山集' })).toEqual(['南山 100%', '南山药业'])
  expect(await names({ keyword: '0%' })).toEqual(['南山 100%'])
  expect(await names({ keyword: '_' })).toEqual([])
  expect(await names({ groupId: group.id, status: 'active' })).toEqual([])
  const { counts, total } = await find({ groupId: group.id, status: 'preparing' })
  expect({ counts, total }).toEqual({ counts: { preparing: 2, active: 0, suspended: 0 }, total: 2 })
})

test('a new company is in preparation and knows what is missing; when all is done it opens', async () => {
  const group = await setUp.group('北岭集团')
  const { result: created } = await setUp.create(group.id, ' 北岭科技 ', { alias: '北岭' })
  expect(created).toMatchObject({
    companyName: '北岭科技',
    companyAlias: '北岭',
    groupName: '北岭集团',
    status: 'preparing',
    revision: 0,
    savedBy: '林管理',
  })
  const { companyId } = created
  const done = async () =>
    Object.fromEntries((await setUp.rows(companyId)).map(({ name, isDone }) => [name, isDone]))
  expect(await done()).toMatchObject({ 福利咨询联系人: 0, 主题: 0, 启用企业: 0 })
  await server.call(
    companyAdminCalls.saveContact,
    { companyId, revision: 0, ...emptyContact, department: '人力资源部', phone: '021-55508800' },
    as(),
  )
  const opened = await setUp.setStatus(companyId, 0, 'active')
  expect(opened.result).toMatchObject({ status: 'active', revision: 1 })
  expect(await done()).toMatchObject({ 福利咨询联系人: 1, 启用企业: 1 })
  const contact = (await setUp.rows(companyId)).find(({ name }) => name === '福利咨询联系人')
  expect(contact).toEqual({
    name: '福利咨询联系人',
    note: '人力资源部，021-55508800',
    isDone: 1,
    isOptional: 0,
    path: `/companyProfile?company=${companyId}`,
  })
  expect(await auditTexts(server.db, 'changeCompanyStatus')).toEqual(['北岭科技：筹备 → 启用'])
  expect((await setUp.setStatus(companyId, 1, 'active')).code).toBe(refusals.statusUnreachable.code)
  expect((await setUp.setStatus(companyId, 0, 'suspended')).code).toBe(refusals.stateMoved.code)
  expect((await setUp.create(group.id, '北岭科技')).code).toBe(refusals.companyNameTaken.code)
  expect((await setUp.create(newId(), '北岭二厂')).code).toBe(400)
  expect((await setUp.create(group.id, '北岭二厂', { copyFrom: newId() })).code).toBe(400)
  expect((await setUp.create(group.id, '北岭二厂', { alias: ' ' })).code).toBe(400)
})

test('of two editors one saves, and the audit log has every field before and after', async () => {
  const input = await saveInput(haina)
  const saved = await server.call(calls.saveCompany, { ...input, alias: '海纳之家', isInArrears: 1 }, as())
  expect(saved.result).toMatchObject({ companyAlias: '海纳之家', isInArrears: 1, revision: 1 })
  const late = await server.call(calls.saveCompany, { ...input, name: '海纳重工' }, as())
  expect(late).toMatchObject({ code: refusals.stateMoved.code })
  expect(await auditTexts(server.db, 'changeCompany')).toEqual([
    '海纳制造：企业简称：海纳关爱 → 海纳之家；欠费：否 → 是',
  ])
  const current = await saveInput(haina)
  const unchanged = await server.call(calls.saveCompany, current, as())
  expect(unchanged.result.revision).toBe(1)
  const save = (changes: object) => server.call(calls.saveCompany, { ...current, ...changes }, as())
  expect((await save({ name: '星河软件' })).code).toBe(refusals.companyNameTaken.code)
  expect((await save({ name: ' ' })).code).toBe(400)
  expect((await save({ groupId: newId() })).code).toBe(400)
  expect((await save({ logo: 'https://example.com/a.png' })).code).toBe(400)
  expect((await save({ companyId: newId() })).code).toBe(refusals.notFound.code)
  await save({ isInArrears: 0 })
})

test('an uploaded logo is public, and the company shows it', async () => {
  const file = new File([picture], 'logo.png', { type: 'image/png' })
  const upload = await server.call(calls.uploadPicture, { file } as never, { token: admin })
  const { picture: logo } = upload.result
  expect((await server.fetch(logo)).headers.get('content-type')).toBe('image/png')
  const saved = await server.call(calls.saveCompany, { ...(await saveInput(haina)), logo }, as())
  expect(saved.result.logo).toBe(logo)
  const none = { ...(await saveInput(haina)), logo: '/company-pictures/none.png' }
  expect((await server.call(calls.saveCompany, none, as())).code).toBe(400)
})

test('functions and the price of a consultation are switched with before and after', async () => {
  const { revision } = await setUp.company(haina)
  const functions = {
    showsEquity: 1,
    sellsConsultations: 1,
    sellsCounselling: 0,
    consultationFen: 38_00,
  } as const
  const saved = await server.call(calls.saveFunctions, { companyId: haina, revision, ...functions }, as())
  expect(saved.result).toMatchObject({ ...functions, revision: revision + 1 })
  const late = await server.call(
    calls.saveFunctions,
    { companyId: haina, revision, ...functions, showsEquity: 0 },
    as(),
  )
  expect(late.code).toBe(refusals.stateMoved.code)
  expect(await auditTexts(server.db, 'changeFunctions')).toEqual([
    '海纳制造：自费心理咨询：是 → 否；问诊价格：统一价格 → ¥38.00',
  ])
})

test('members of a suspended company cannot enter it, read why, and are back when it is open again', async () => {
  const token = await server.tokenOf('zhaoqiang')
  const list = () => server.call(companyCalls.list, {}, { token })
  const equity = () => server.call(companyCalls.equity, { companyId: yuanshan }, { token })
  expect((await list()).result.companyList.map(({ companyName }) => companyName)).toEqual(['远山物流'])
  const { revision } = await setUp.company(yuanshan)
  await setUp.setStatus(yuanshan, revision, 'suspended')
  expect(await list()).toMatchObject({
    code: refusals.companySuspended.code,
    message: expect.stringContaining('远山物流的服务已暂停') as string,
  })
  expect((await equity()).code).not.toBe(200)
  await setUp.setStatus(yuanshan, revision + 1, 'active')
  expect((await list()).code).toBe(200)
  expect((await equity()).code).toBe(200)
})

test('somebody with another company goes on in that one', async () => {
  const token = await server.tokenOf('linxiao')
  const hardware = idOf('company', 'xinghe-hardware')
  const { revision } = await setUp.company(hardware)
  await setUp.setStatus(hardware, revision, 'suspended')
  const { companyList } = (await server.call(companyCalls.list, {}, { token })).result
  expect(companyList.map(({ companyName }) => companyName)).toEqual(['星河软件'])
  await setUp.setStatus(hardware, revision + 1, 'active')
})

test('a copy takes functions and prices over, and no people', async () => {
  const { groupId } = await setUp.company(haina)
  const copy = (await setUp.create(groupId, '海纳零部件', { copyFrom: haina })).result
  expect(copy).toMatchObject({ status: 'preparing', sellsCounselling: 0, consultationFen: 38_00 })
  expect(await auditTexts(server.db, 'addCompany')).toContain(
    '海纳零部件：简称：海纳零部件；集团：海纳集团；复制自 海纳制造',
  )
  const members = await server.db
    .selectFrom('membership')
    .select('account_id')
    .where('company_id', '=', copy.companyId)
    .execute()
  expect(members).toEqual([])
})

test('operators set companies up, too; human resources of a company do not', async () => {
  const list = (token: string) => server.call(calls.list, { pageNo: 1, pageSize: 10 }, { token })
  expect((await list(operator)).code).toBe(200)
  expect((await list(hr)).code).toBe(refusals.dutyNotHeld.code)
})
