import type { Input } from '@yf/contract/call'
import { hospitalCalls } from '@yf/contract/hospital'
import { hospitalAdminCalls as calls, type HospitalRow } from '@yf/contract/hospital-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { hospitalFacts } from '../facts.ts'

const server = demoStage()
let [member, admin] = [{ token: '' }, { token: '' }]
beforeAll(async () => {
  member = { token: await server.tokenOf('linxiao') }
  admin = { token: await server.staffTokenOf('admin1') }
})

type HospitalInput = Omit<Input<typeof calls.saveHospital>, 'id' | 'revision'>
const input: HospitalInput = {
  name: '苏州星云医院',
  aliases: ['星云苏州院区'],
  grade: '三级甲等',
  isPublic: true,
  isDirect: true,
  province: '江苏省',
  city: '苏州',
  address: '工业园区星湖街 1 号',
  phone: null,
  longitude: 120.7,
  latitude: 31.3,
  departments: ['内科', '外科'],
  sort: 900,
}
const save = (changes: Partial<Input<typeof calls.saveHospital>> = {}) =>
  server.call(calls.saveHospital, { ...input, ...changes }, admin)
const listed = async (query: Partial<Input<typeof calls.hospitals>> = {}) =>
  (await server.call(calls.hospitals, { pageNo: 1, pageSize: 50, ...query }, admin)).result
const foundByMembers = async (keyword: string) =>
  (await server.call(hospitalCalls.list, { pageNo: 1, pageSize: 20, keyword }, member)).result.records.map(
    ({ name }) => name,
  )

test('members find a new hospital by name and alias, until it is closed, and claims know it even then', async () => {
  const { result } = await save()
  expect(result).toMatchObject({ ...input, isClosed: false, revision: 0, savedBy: '林管理' })
  expect(await lastAuditEventIn(server.db)).toEqual({
    action: 'saveHospital',
    detail: '苏州星云医院：新增',
  })
  expect(await foundByMembers('星云苏州')).toEqual(['苏州星云医院'])
  const closed = await server.call(calls.closeHospital, { id: result.id, revision: 0, isClosed: true }, admin)
  expect(closed.result).toMatchObject({ isClosed: true, revision: 1 })
  expect(await foundByMembers('星云苏州')).toEqual([])
  const { cities } = (await server.call(hospitalCalls.list, { pageNo: 1, pageSize: 1 }, member)).result
  expect(cities).not.toContain('苏州')
  const facts = await hospitalFacts(server.db, ['星云苏州院区'])
  expect(facts('星云苏州院区')).toMatchObject({ grade: 'tertiary', isPublic: true })
  expect((await listed({ isClosed: 1 })).records.map(({ name }) => name)).toEqual(['苏州星云医院'])
  const open = await server.call(calls.closeHospital, { id: result.id, revision: 1, isClosed: false }, admin)
  expect(open.result).toMatchObject({ isClosed: false, revision: 2 })
})

test('a change names what changed, and the second of two simultaneous ones is refused', async () => {
  const { records } = await listed({ keyword: '苏州星云医院' })
  const { id, revision } = records[0]!
  const both = await Promise.all([
    save({ id, revision, grade: '二级甲等' }),
    save({ id, revision, grade: '三级乙等' }),
  ])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.stateMoved.code].toSorted())
  expect(both.find(({ success }) => !success)!.message).toMatch(/^林管理刚刚修改过/)
  expect((await lastAuditEventIn(server.db)).detail).toMatch(
    /^苏州星云医院：等级：三级甲等 → [二三]级[甲乙]等$/,
  )
})

test.each<[Partial<HospitalInput>, string]>([
  [{ name: '北京星云第一人民医院' }, '目录里已有同名医院（name）'],
  [{ name: '  ' }, '请填写，不能只有空格（name）'],
  [{ name: '北京第一人民医院' }, '「北京第一人民医院」已是「北京星云第一人民医院」的名称或别名（name）'],
  [
    { name: '某院', aliases: ['北京星云中医院'] },
    '「北京星云中医院」已是「北京星云中医院」的名称或别名（aliases）',
  ],
  [{ name: '某院', aliases: ['某院'] }, '别名不能与名称相同（aliases）'],
  [{ name: '某院', departments: ['内科、外科'] }, '每个名称单独填写，不能含顿号（departments）'],
])('refuses %j and names the field', async (changes, message) => {
  expect(await save(changes)).toMatchObject({ code: 400, success: false, message })
})

test('an unknown hospital is not found', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect((await save({ id, revision: 0, name: '无' })).code).toBe(refusals.notFound.code)
})

const row = (changes: Partial<HospitalRow> = {}): HospitalRow => ({
  line: 2,
  name: '无锡星云医院',
  aliases: '',
  grade: '二级甲等',
  ownership: '公立',
  direct: '否',
  province: '江苏省',
  city: '无锡',
  address: '太湖大道 1 号',
  phone: '',
  longitude: '120.3',
  latitude: '31.5',
  departments: '内科',
  ...changes,
})

test('a sheet is tried line by line, and written as a whole or not at all', async () => {
  const rows = [row(), row({ line: 3, name: '常州星云医院', grade: '三甲' }), row({ line: 4 })]
  const { result } = await server.call(calls.previewHospitals, { rows }, admin)
  expect(result).toMatchObject({ added: 1, changed: 0, unchanged: 0, faultyCount: 2 })
  expect(result.rows[2]).toMatchObject({ effect: 'faulty', lines: ['与第 2 行是同一家医院'] })
  expect(await server.call(calls.importHospitals, { rows }, admin)).toMatchObject({
    code: 400,
    message: expect.stringMatching(/^第 3 行：等级应是.*（rows）$/),
  })
  const taken = [row({ aliases: '北京星云中医院' }), row({ line: 3, name: '某院', aliases: '无锡星云医院' })]
  expect((await server.call(calls.previewHospitals, { rows: taken }, admin)).result.rows).toMatchObject([
    { lines: ['「北京星云中医院」已是「北京星云中医院」的名称或别名'] },
    { lines: ['与第 2 行是同一家医院'] },
  ])
  expect((await listed({ keyword: '无锡' })).total).toBe(0)
  const good = [row(), row({ line: 3, name: '常州星云医院', city: '常州' })]
  expect((await server.call(calls.importHospitals, { rows: good }, admin)).result).toEqual({
    added: 2,
    changed: 0,
  })
  expect((await listed({ keyword: '无锡' })).records[0]).toMatchObject({ city: '无锡', isPublic: true })
})

test('a second import changes what differs, and its repetition nothing', async () => {
  const rows = [row({ phone: '0510-5550000' }), row({ line: 3, name: '常州星云医院', city: '常州' })]
  const { result } = await server.call(calls.previewHospitals, { rows }, admin)
  expect(result).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  expect(result.rows[0]!.lines).toEqual(['电话：无 → 0510-5550000'])
  expect((await server.call(calls.importHospitals, { rows }, admin)).result).toEqual({ added: 0, changed: 1 })
  expect(await lastAuditEventIn(server.db)).toEqual({
    action: 'importHospitals',
    detail: '新增 0 家，修改 1 家',
  })
  expect((await server.call(calls.importHospitals, { rows }, admin)).result).toEqual({ added: 0, changed: 0 })
})
