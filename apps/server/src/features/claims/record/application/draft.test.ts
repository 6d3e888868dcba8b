import { text } from 'node:stream/consumers'
import type { Input } from '@yf/contract/call'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import { applicantOf, insuredOf, phoneOfCase } from '../people.ts'

const server = demoStage(() => ({ jobs: true }))
const software = idOf('company', 'xinghe-software')
const child = idOf('family', 'linxiao/child')
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const person of ['linxiao', 'chenmo', 'zhoulan', 'hejing', 'zhaoqiang'])
    tokens.set(person, await server.tokenOf(person))
})
/** The demo people have drafts of their own. */
afterEach(() => server.db.deleteFrom('claim_case').where('state', '=', 0).execute())

const as = (person: string) => ({ token: tokens.get(person)! })
type Fields = Partial<Input<typeof claimCalls.chooseMember>>
const fill = (person: string, fields: Fields = {}) =>
  server.call(claimCalls.chooseMember, { companyId: software, flow: 'new', ...fields }, as(person))
const page = (person: string, companyId = software) =>
  server.call(claimCalls.applyPageV2, { companyId }, as(person))
const drop = (person: string, caseId: string) => server.call(claimCalls.dropDraft, { caseId }, as(person))
const today = () => shanghaiDay(server.clock.now())
const draftRow = (caseId: string) =>
  server.db.selectFrom('claim_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()

test('the page lists possible claimants with their policies, and masks personal data', async () => {
  await server.db.deleteFrom('claim_case').where('state', '=', 0).execute()
  const { result } = await page('linxiao')
  expect(result).toMatchObject({ draft: null, phone: '138****0001', singleFen: 2_000_000 })
  expect(result.members.map(({ name, relation, refusal }) => [name, relation, refusal])).toEqual([
    ['林晓', '本人', null],
    ['陈默', '配偶', null],
    ['陈小满', '子女', null],
  ])
  expect(result.members[0]!.maskedCertificate).toMatch(/^990\*+\w{4}$/)
  // In force, and ended five days ago; not the one that begins next month.
  const own = result.members[0]!.policies
  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['企业补充医疗保险', '百万医疗团体保险', '团体意外伤害保险']),
  )
  expect(own.map(({ name }) => name)).not.toContain('团体重大疾病保险')
  const accident = own.find(({ name }) => name === '团体意外伤害保险')!
  expect(accident.visitTypes).toEqual(['accident'])
})

test("a family member's account claims only for itself, on the policy that covers it", async () => {
  const { result } = await page('chenmo')
  expect(result.members).toMatchObject([
    { familyId: null, name: '陈默', relation: '本人', policies: [{ name: '家属补充医疗保险' }] },
  ])
  expect((await fill('chenmo', { familyId: child })).code).toBe(refusals.notFound.code)
  const { result: draft } = await fill('chenmo', { policyId: idOf('policy', 'spouse-medical') })
  expect(draft).toMatchObject({ familyId: null, insuredName: '陈默' })
  expect((await fill('chenmo', { policyId: idOf('policy', 'lin-medical') })).code).toBe(
    refusals.notFound.code,
  )
})

test('the first field creates a draft, and later ones are saved to it', async () => {
  const first = (await fill('linxiao', { visitType: 'outpatient' })).result
  expect(first.caseNo).toMatch(new RegExp(`^LP${today().replaceAll('-', '')}[2-9A-HJ-NP-Z]{8}$`))
  expect(first).toMatchObject({
    state: 0,
    step: 1,
    flow: 'new',
    insuredName: '林晓',
    visitType: 'outpatient',
  })
  const next = (
    await fill('linxiao', {
      policyId: idOf('policy', 'lin-medical'),
      visitStart: addDays(today(), -3),
      visitEnd: today(),
      hospital: ' 北京星云第一人民医院 ',
      diagnosis: '',
      email: 'lin@example.com',
      step: 2,
    })
  ).result
  expect(next).toMatchObject({
    caseId: first.caseId,
    caseNo: first.caseNo,
    visitType: 'outpatient',
    hospital: '北京星云第一人民医院',
    diagnosis: null,
    step: 2,
  })
  const again = (await page('linxiao')).result
  expect(again.draft).toEqual(next)
  expect(again.email).toBe('lin@example.com')
  expect((await fill('linxiao', { step: 1 })).result.step).toBe(2)
})

test('two devices that begin concurrently share one draft', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => fill('linxiao', { hospital: `医院${at}` })),
  )
  expect(new Set(answers.map(({ result }) => result.caseId)).size).toBe(1)
  const { result } = await page('linxiao')
  expect(answers.map(({ result }) => result.hospital)).toContain(result.draft!.hospital)
})

test('each flow and each company has a separate draft', async () => {
  const made = [
    (await fill('linxiao')).result,
    (await fill('linxiao', { flow: 'old' })).result,
    (await fill('linxiao', { flow: 'hospital' })).result,
    (await fill('linxiao', { companyId: idOf('company', 'xinghe-hardware'), flow: 'old' })).result,
  ]
  expect(new Set(made.map(({ caseId }) => caseId)).size).toBe(4)
  const old = await server.call(claimCalls.applyPage, { companyId: software }, as('linxiao'))
  expect(old.result.draft?.caseId).toBe(made[1]!.caseId)
})

test('changing the insured drops a policy that does not cover them', async () => {
  await fill('linxiao', { policyId: idOf('policy', 'lin-medical') })
  expect((await fill('linxiao', { familyId: child })).result).toMatchObject({
    familyId: child,
    insuredName: '陈小满',
    policyId: null,
  })
  expect(await fill('linxiao', { policyId: idOf('policy', 'lin-medical') })).toMatchObject({
    code: refusals.policyNotOfMember.code,
    message: refusals.policyNotOfMember.message,
  })
  const policyId = idOf('policy', 'child-medical')
  expect((await fill('linxiao', { policyId })).result.policyId).toBe(policyId)
  expect((await fill('linxiao', { familyId: child, hospital: '医院' })).result.policyId).toBe(policyId)
})

test('a policy that accepts no claim and a policy of others are not found', async () => {
  for (const key of ['lin-critical', 'zhou-medical', 'no such policy'])
    expect((await fill('linxiao', { policyId: idOf('policy', key) })).code).toBe(refusals.notFound.code)
  expect((await fill('zhoulan')).code).toBe(refusals.notFound.code)
  expect((await fill('linxiao', { familyId: newId() })).code).toBe(refusals.notFound.code)
  expect(await server.db.selectFrom('claim_case').select('id').where('state', '=', 0).execute()).toEqual([])
})

test('a phone number is stored encrypted and returned masked, and a masked value changes nothing', async () => {
  const { result } = await fill('linxiao', { phone: '13911112222' })
  expect(result.phone).toBe('139****2222')
  expect((await fill('linxiao', { phone: '139****2222' })).result.phone).toBe('139****2222')
  expect((await fill('linxiao', { hospital: '医院' })).result.phone).toBe('139****2222')
  const row = await draftRow(result.caseId)
  expect(JSON.stringify(row)).not.toContain('13911112222')
  expect(await phoneOfCase({ ...server.services, db: server.db }, row)).toBe('13911112222')
  expect((await fill('linxiao', { phone: null })).result.phone).toBeNull()
  const cleared = await draftRow(result.caseId)
  expect(await phoneOfCase({ ...server.services, db: server.db }, cleared)).toBe('13800000001')
})

test.each([
  [{ visitStart: '2026-02-30' }, '就诊开始日期不存在，请核对'],
  [{ visitEnd: '9999-12-31' }, '就诊结束日期不能晚于今天'],
  [{ visitStart: '9999-12-31' }, '就诊开始日期不能晚于今天'],
  [{ visitStart: '2020-02-03', visitEnd: '2020-02-02' }, '就诊开始日期不能晚于结束日期'],
  [{ email: 'lin at example' }, '请输入正确的邮箱，例如 name@example.com'],
  [{ flow: 'hospital' as const, visitType: 'inpatient' as const }, '互联网医院的就诊请选择门诊'],
])('reports invalid input beside its field and saves nothing: %j', async (fields, fault) => {
  expect(await fill('linxiao', fields)).toMatchObject({
    http: 400,
    code: 400,
    message: expect.stringContaining(fault),
  })
  expect((await page('linxiao')).result.draft).toBeNull()
})

test('calls behind the company check enforce it too', async () => {
  const ask = async (person: string, company: string) => {
    const companyId = idOf('company', company)
    const filled = await fill(person, { companyId })
    const pageAnswer = await page(person, companyId)
    expect([filled.code, pageAnswer.code]).toEqual([refusals.claimClosed.code, refusals.claimClosed.code])
    return filled.message
  }
  expect(await ask('zhaoqiang', 'yuanshan')).toContain('保费尚未结清')
  expect(await ask('zhoulan', 'haina')).toContain('年度理赔通道将于')
  expect(await ask('hejing', 'yuanli')).toContain('专属网站')
})

test('a member who cannot claim gets no draft and a reason', async () => {
  await server.db
    .updateTable('company')
    .set({ in_arrears: false })
    .where('id', '=', idOf('company', 'yuanshan'))
    .execute()
  const refused = await fill('zhaoqiang', { companyId: idOf('company', 'yuanshan') })
  expect(refused.code).toBe(refusals.cannotClaim.code)
  expect(refused.message).toContain('还没有绑定证件')
  const { result } = await page('zhaoqiang', idOf('company', 'yuanshan'))
  expect(result.members[0]).toMatchObject({ refusal: refused.message, maskedCertificate: null })
})

test('deleting a draft deletes its pictures, unless another case shows them', async () => {
  const { caseId } = (await fill('linxiao')).result
  const accountId = idOf('account', 'linxiao')
  const ctx = { ...server.services, db: server.db }
  const keep = () =>
    keepFile(ctx, {
      ownerId: accountId,
      companyId: software,
      module: 'claims',
      contentType: 'image/jpeg',
      body: Buffer.from('picture'),
    })
  const [own, shared] = [await keep(), await keep()]
  const other = (await fill('linxiao', { flow: 'old' })).result.caseId
  await server.db
    .insertInto('claim_material')
    .values([material(caseId, own.id), material(caseId, shared.id), material(other, shared.id)])
    .execute()

  expect((await drop('zhoulan', caseId)).code).toBe(refusals.notFound.code)
  expect(await drop('linxiao', caseId)).toMatchObject({ code: 200, message: '草稿已删除' })
  expect((await drop('linxiao', caseId)).code).toBe(refusals.notFound.code)
  const left = await server.db.selectFrom('stored_file').select('id').where('module', '=', 'claims').execute()
  expect(left.map(({ id }) => id)).toContain(shared.id)
  expect(left.map(({ id }) => id)).not.toContain(own.id)
  const materials = await server.db
    .selectFrom('claim_material')
    .select('case_id')
    .where('file_id', 'in', [own.id, shared.id])
    .execute()
  expect(materials).toEqual([{ case_id: other }])
  expect((await page('linxiao')).result.draft).toBeNull()
  await expect.poll(() => bytesOf(own.name)).toBeNull()
  expect(await bytesOf(shared.name)).toBe('picture')
})

test('a submitted case is no draft any more', async () => {
  const { caseId } = (await fill('linxiao')).result
  await server.db.updateTable('claim_case').set({ state: 1 }).where('id', '=', caseId).execute()
  expect(await drop('linxiao', caseId)).toMatchObject({ code: refusals.notADraft.code })
  expect((await fill('linxiao')).result.caseId).not.toBe(caseId)
})

test('visit types state their required documents and whether a policy covers them', async () => {
  const ask = async (familyId?: string) =>
    (
      await server.call(
        claimCalls.visitTypesV2,
        { companyId: software, ...(familyId ? { familyId } : {}) },
        as('linxiao'),
      )
    ).result
  expect((await ask()).filter(({ isCovered }) => isCovered === 1).map(({ name }) => name)).toEqual([
    '门诊',
    '急诊',
    '住院',
    '牙科',
    '意外',
  ])
  expect((await ask(child)).find(({ value }) => value === 'inpatient')).toEqual({
    value: 'inpatient',
    name: '住院',
    isCovered: 1,
    materials: ['receipt', 'feeList', 'dischargeSummary'],
  })
  const online = await server.call(
    claimCalls.publicHospitalVisitTypes,
    { companyId: software },
    as('linxiao'),
  )
  expect(online.result.map(({ value }) => value)).toEqual(['outpatient'])
  const stranger = await server.call(claimCalls.visitTypes, { companyId: software }, as('zhoulan'))
  expect(stranger.code).toBe(refusals.notFound.code)
})

test('documents get the people of a case with full numbers', async () => {
  const { caseId } = (await fill('linxiao', { familyId: child })).result
  const ctx = { ...server.services, db: server.db }
  const row = await draftRow(caseId)
  expect(await insuredOf(ctx, row)).toMatchObject({
    name: '陈小满',
    relation: '子女',
    certificateKind: '身份证',
    certificateNo: expect.stringMatching(/^990100\d{11}[\dX]$/),
    isMinor: true,
  })
  expect(await applicantOf(ctx, row.account_id)).toMatchObject({
    name: '林晓',
    relation: '本人',
    phone: '13800000001',
    isMinor: false,
  })
  expect(await insuredOf(ctx, { ...row, family_id: newId() })).toMatchObject({
    name: '陈小满',
    relation: '家属',
    certificateNo: '',
  })
})

/** The file may be deleted while it is read. */
async function bytesOf(name: string): Promise<string | null> {
  const key = await subjectKey({ ...server.services, db: server.db }, idOf('account', 'linxiao'))
  const stored = await server.services.files.read(name)
  return stored ? text(key.openBytes(stored.body, name)).catch(() => null) : null
}

const material = (case_id: string, file_id: string) => ({
  company_id: software,
  case_id,
  id: newId(),
  kind: 'receipt' as const,
  is_kind_given: false,
  is_saved: true,
  file_id,
  name: '发票.jpg',
  upload_key: newId(),
  page: 1,
  bytes_hash: 'x',
  look_hash: null,
  state: 'kept' as const,
  tries: 0,
  failure: null,
  reading_encrypted: null,
  sort: 1,
  created_at: new Date(),
  read_at: null,
  removed_at: null,
})
