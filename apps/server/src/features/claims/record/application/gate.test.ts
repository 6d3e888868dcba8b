import { genders } from '@yf/domain/gender'
import { expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { companyGate, openingNotice } from '@yf/domain/claim-gate'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { maskCertificate } from '@yf/domain/masks'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { familyOfLinxiao, inventedCertificate, people } from '#seeds/people.ts'
import { newId } from '#platform/ids.ts'

const server = demoStage()

const software = idOf('company', 'xinghe-software')
const today = () => shanghaiDay(server.clock.now())
const numberOf = (key: string) => people.find((one) => one.key === key)!.certificate!

const checkCompany = async (person: string, company: string) => {
  const accountId = idOf('account', person)
  const token = await server.tokenOf(person)
  return server.call(claimCalls.checkCompany, { accountId, companyId: idOf('company', company) }, { token })
}

interface CheckMemberOptions {
  applyIdNo?: string
  isFamily?: 0 | 1
  familyId?: string
  companyId?: string
}
const checkMember = async (
  person: string,
  { companyId = software, isFamily = 0, ...input }: CheckMemberOptions = {},
) =>
  server.call(
    claimCalls.checkMember,
    { accountId: idOf('account', person), companyId, isFamily, ...input },
    { token: await server.tokenOf(person) },
  )

test('members of a company with open claims pass', async () => {
  const { result } = await checkCompany('linxiao', 'xinghe-software')
  expect(result).toEqual({
    redirectUrl: null,
    claimStartTime: null,
    isArrears: 0,
    message: '',
    chinaLifeCity: 'SZ',
  })
  expect(companyGate(result).outcome).toBe('open')
})

test('a company that claims elsewhere returns that site', async () => {
  const { result } = await checkCompany('hejing', 'yuanli')
  expect(companyGate(result)).toEqual({ outcome: 'redirect', url: 'site:service/claims' })
})

test('does not return a site that is not on the allowlist', async () => {
  const companyId = idOf('company', 'yuanli')
  const lead = (redirect_url: string) =>
    server.db.updateTable('claim_rule').set({ redirect_url }).where('company_id', '=', companyId).execute()
  for (const address of ['https://evil.example/claims', 'site:nowhere/claims', 'javascript:alert(1)']) {
    await lead(address)
    expect(await checkCompany('hejing', 'yuanli')).toMatchObject({
      code: refusals.claimSiteUnreachable.code,
      result: null,
    })
  }
  await lead('site:service/claims')
})

test('before the opening day the message names it, and on that day the channel is open', async () => {
  const opens = addDays(today(), 21)
  const before = await checkCompany('zhoulan', 'haina')
  expect(before.result).toMatchObject({ claimStartTime: opens, message: openingNotice(opens) })
  server.clock.advance({ days: 21 })
  expect((await checkCompany('zhoulan', 'haina')).result).toMatchObject({ claimStartTime: null, message: '' })
  server.clock.advance({ days: -21 })
})

test('members of a company in arrears are told whom to contact', async () => {
  const { result } = await checkCompany('zhaoqiang', 'yuanshan')
  expect(companyGate(result)).toEqual({
    outcome: 'arrears',
    message: '贵公司保费尚未结清，暂不能申请理赔，请联系企业人力资源',
  })
})

test("another member's account and a company of others are not found", async () => {
  const token = await server.tokenOf('zhoulan')
  const ask = (accountId: string, companyId: string) =>
    server.call(claimCalls.checkCompany, { accountId, companyId }, { token })
  expect((await ask(idOf('account', 'linxiao'), software)).code).toBe(refusals.notFound.code)
  expect((await ask(idOf('account', 'zhoulan'), software)).code).toBe(refusals.notFound.code)
  const other = {
    accountId: idOf('account', 'linxiao'),
    companyId: idOf('company', 'haina'),
    isFamily: 0,
  } as const
  expect((await server.call(claimCalls.checkMember, other, { token })).code).toBe(refusals.notFound.code)
  const calls = [claimCalls.limit, claimCalls.limitV2, claimCalls.applyPage, claimCalls.applyPageV2] as const
  for (const row of calls)
    expect((await server.call(row, { companyId: software }, { token })).code).toBe(refusals.notFound.code)
})

test('a member with a policy and a certificate may claim, by the full or the masked number', async () => {
  const fine = { errType: 0, isClaimPolicy: 0, message: '' }
  expect((await checkMember('linxiao')).result).toEqual(fine)
  expect((await checkMember('linxiao', { applyIdNo: numberOf('linxiao') })).result).toEqual(fine)
  expect((await checkMember('linxiao', { applyIdNo: maskCertificate(numberOf('linxiao')) })).result).toEqual(
    fine,
  )
})

test('refuses a number that differs from the one on file, with a message', async () => {
  const applyIdNo = inventedCertificate('1991-01-01', 1)
  expect((await checkMember('linxiao', { applyIdNo })).result).toEqual({
    errType: 1,
    isClaimPolicy: 0,
    message: '证件号码与您登记的不一致，请核对，或到“设置 > 证件号”修改',
  })
  const familyId = idOf('family', 'linxiao/child')
  expect((await checkMember('linxiao', { familyId, isFamily: 1, applyIdNo })).result.message).toContain(
    '与陈小满登记的不一致',
  )
})

test('identifies a family member by id or by certificate', async () => {
  const fine = { errType: 0, isClaimPolicy: 0, message: '' }
  const familyId = idOf('family', 'linxiao/child')
  expect((await checkMember('linxiao', { familyId, isFamily: 1 })).result).toEqual(fine)
  const applyIdNo = familyOfLinxiao[1].certificate
  expect((await checkMember('linxiao', { isFamily: 1, applyIdNo })).result).toEqual(fine)
  expect((await checkMember('chenmo', { isFamily: 1, applyIdNo: numberOf('chenmo') })).result).toEqual(fine)
  expect((await checkMember('chenmo', { isFamily: 1, familyId })).code).toBe(refusals.notFound.code)
})

test('without a certificate the message says where to add it', async () => {
  const { result } = await checkMember('zhaoqiang', { companyId: idOf('company', 'yuanshan') })
  expect(result).toEqual({
    errType: 1,
    isClaimPolicy: 0,
    message: '您还没有绑定证件，请先到“设置 > 证件号”绑定后再申请理赔',
  })
})

test('refuses a family member without a certificate or policy, but not the employee', async () => {
  const id = newId()
  const row = {
    account_id: idOf('account', 'linxiao'),
    id,
    name: '林父',
    relation: 'parent' as const,
    gender: genders.male,
    birth: '1960-02-02',
    phone_encrypted: null,
    certificate_kind: null,
    certificate_hash: null,
    certificate_encrypted: null,
    created_at: server.clock.now(),
  }
  await server.db.insertInto('family_member').values(row).execute()
  const ask = async () => (await checkMember('linxiao', { familyId: id, isFamily: 1 })).result
  expect(await ask()).toMatchObject({
    errType: 1,
    message: '林父还没有登记证件，请先到“家庭成员”补充证件号后再申请理赔',
  })
  const encrypted = server.services.cipher.encrypt(
    inventedCertificate('1960-02-02', 11),
    `family_member:${id}:certificate`,
  )
  await server.db
    .updateTable('family_member')
    .set({ certificate_kind: 'idCard', certificate_hash: 'of nobody else', certificate_encrypted: encrypted })
    .where('id', '=', id)
    .execute()
  expect(await ask()).toMatchObject({
    errType: 1,
    message: '林父在该企业没有可以理赔的保单，如有疑问请联系企业人力资源',
  })
  expect((await checkMember('linxiao')).result.errType).toBe(0)
  await server.db.deleteFrom('family_member').where('id', '=', id).execute()
})

test('policies unsuitable for this claim answer with a text and no error', async () => {
  const hardware = idOf('company', 'xinghe-hardware')
  const policy = idOf('policy', 'hardware-accident')
  const ask = async () => (await checkMember('linxiao', { companyId: hardware })).result
  expect(await ask()).toEqual({ errType: 0, isClaimPolicy: 0, message: '' })
  const term = (days: [string, string]) =>
    server.db
      .updateTable('policy')
      .set({ start_dt: days[0], end_dt: days[1] })
      .where('id', '=', policy)
      .execute()
  await term([addDays(today(), 3), addDays(today(), 300)])
  expect(await ask()).toMatchObject({ errType: 0, isClaimPolicy: 1 })
  await term([addDays(today(), -600), addDays(today(), -181)])
  expect(await ask()).toMatchObject({ errType: 0, isClaimPolicy: 2 })
  await term([addDays(today(), -600), addDays(today(), -180)])
  expect(await ask()).toMatchObject({ errType: 0, isClaimPolicy: 0 })
  await server.db
    .updateTable('plan_liability')
    .set({ is_lump_sum: true })
    .where('version_id', '=', idOf('planVersion', 'hardware-accident'))
    .execute()
  expect(await ask()).toMatchObject({ errType: 0, isClaimPolicy: 3 })
})

test("returns the company's limit, the flow, and whether it is the first claim", async () => {
  const ask = async (person: string, company: string) =>
    server.call(
      claimCalls.limitV2,
      { companyId: idOf('company', company) },
      { token: await server.tokenOf(person) },
    )
  expect((await ask('chenmo', 'xinghe-software')).result).toMatchObject({
    isFirst: 1,
    maxTopLimitByCompany: 2_000_000,
    isNewFlow: 1,
  })
  expect((await ask('linxiao', 'xinghe-hardware')).result).toMatchObject({
    maxTopLimitByCompany: 1_000_000,
    isNewFlow: 0,
  })
  const draft = await server.call(
    claimCalls.chooseMember,
    { companyId: software, flow: 'new', familyId: null },
    { token: await server.tokenOf('chenmo') },
  )
  expect((await ask('chenmo', 'xinghe-software')).result.isFirst).toBe(1)
  await server.db
    .updateTable('claim_case')
    .set({ state: 1, submitted_at: server.clock.now() })
    .where('id', '=', draft.result.caseId)
    .execute()
  expect((await ask('chenmo', 'xinghe-software')).result).toMatchObject({
    isFirst: 0,
    mailAddress: expect.stringContaining('理赔中心'),
  })
})

test("returns the company's tip, and the data that is still missing", async () => {
  const token = await server.tokenOf('linxiao')
  expect((await server.call(claimCalls.tips, { companyId: software }, { token })).result.tip).toContain(
    '180 天',
  )
  const needs = async (person: string, company: string) =>
    (
      await server.call(
        claimCalls.mustReconfirm,
        { companyId: idOf('company', company) },
        { token: await server.tokenOf(person) },
      )
    ).result
  expect(await needs('linxiao', 'xinghe-software')).toEqual({ isNeeded: 0, message: '' })
  expect(await needs('zhaoqiang', 'yuanshan')).toEqual({
    isNeeded: 1,
    message: '您的证件号还没有填写，请到“设置 > 证件号”补充',
  })
  const child = idOf('family', 'linxiao/child')
  await server.db
    .updateTable('family_member')
    .set({ certificate_kind: null, certificate_encrypted: null, certificate_hash: null })
    .where('id', '=', child)
    .execute()
  expect(await needs('linxiao', 'xinghe-software')).toEqual({
    isNeeded: 1,
    message: '陈小满的证件号还没有填写，请到“家庭成员”补充',
  })
})

test('a member without a policy passes if a family member has one, and chooses there', async () => {
  await server.db
    .updateTable('policy')
    .set({ start_dt: addDays(today(), 10), end_dt: addDays(today(), 300) })
    .where('account_id', '=', idOf('account', 'linxiao'))
    .where('company_id', '=', software)
    .where('family_id', 'is', null)
    .execute()
  expect((await checkMember('linxiao')).result).toEqual({ errType: 0, isClaimPolicy: 0, message: '' })
  const own = { applyIdNo: numberOf('linxiao') }
  expect((await checkMember('linxiao', own)).result).toMatchObject({ errType: 0, isClaimPolicy: 1 })
  const page = await server.call(
    claimCalls.applyPageV2,
    { companyId: software },
    { token: await server.tokenOf('linxiao') },
  )
  expect(page.result.members.map(({ refusal }) => refusal)).toEqual([
    expect.stringContaining('生效'),
    null,
    expect.stringContaining('证件'),
  ])
})
