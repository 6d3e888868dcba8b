import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addressCalls } from '@yf/contract/address'
import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { companyCalls } from '@yf/contract/company'
import { equityCalls } from '@yf/contract/equity'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { membersAdminCalls } from '@yf/contract/members-admin'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { companyIdsOf, joinCompanies } from '#features/company/public.ts'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { numbersOf } from '#features/people/public.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { addTestContract, addTestPlan } from '#testkit/policies.ts'
import { recount } from '#testkit/recount/recount.ts'
import { addSecondAccount } from '#testkit/second-account.ts'

const server = demoStage()
const zhao = idOf('account', 'zhaoqiang')
const zhaoPhone = '13800000005'
const yuanli = idOf('company', 'yuanli')
const operator = async (account = 'operator1') => ({ token: await server.staffTokenOf(account) })
const today = () => shanghaiDay(server.clock.now())

beforeAll(async () => {
  const plan = await addTestPlan(server.db, { liabilities: [{}] })
  const days = [addDays(today(), -100), addDays(today(), 264)] as const
  await addTestContract(server.db, { companyId: yuanli, ...plan, days })
})
beforeEach(async () => {
  server.clock.advance({ days: 1 })
  await server.db.deleteFrom('approval').execute()
  await server.db.deleteFrom('outbox').execute()
})

async function codeFor(phone: string) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}

/** The number under which the employer announced the member, who never entered it. */
async function certificateOfZhao(): Promise<string> {
  const person = await server.db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', zhao)
    .executeTakeFirst()
  return person ? numbersOf(server.services.cipher, person).certificateNumber : fresh
}
const fresh = inventedCertificate('1987-04-05', 777)

/** Hired by another company, and registered there with another phone. */
async function registerAgain(phone: string, certificateNumber: string, name = '赵强') {
  const person = { companyId: yuanli, name, certificateType: 'idCard' as const, certificateNumber, phone }
  const hr = { token: await server.staffTokenOf('hr2'), key: newId() }
  await server.call(peopleAdminCalls.hirePerson, { ...person, hiredOn: addDays(today(), -30) }, hr)
  const input = {
    phone,
    code: await codeFor(phone),
    name,
    certificateNumber,
    agreementVersion: currentAgreement,
  }
  const { result } = await server.call(identitySteps.register, input)
  return { id: result.baseId!, token: result.token! }
}

const preview = async (phone: string, id = zhao) =>
  server.call(membersAdminCalls.previewMerge, { id, phone }, await operator())
const propose = async (phone: string, more: { id?: string; by?: string; reason?: string } = {}) =>
  server.call(
    membersAdminCalls.proposeMerge,
    { id: more.id ?? zhao, phone, reason: more.reason ?? '重复注册' },
    { ...(await operator(more.by)), key: newId() },
  )
const proposals = async () =>
  (
    await server.call(
      approvalsAdminCalls.proposals,
      { state: 'proposed', pageNo: 1, pageSize: 20 },
      await operator('operator2'),
    )
  ).result.records
const decide = async (id: string, by = 'operator2', isConfirmed: 0 | 1 = 1) =>
  server.call(
    approvalsAdminCalls.decide,
    { id, isConfirmed, note: '已核对' },
    { ...(await operator(by)), key: newId() },
  )
const twin = (phone: string, name = '赵强') => addSecondAccount(server, { phone, name })
const address = {
  name: '赵强',
  phone: zhaoPhone,
  districtCode: '310115',
  street: '',
  detail: '世纪大道 1 号',
  isDefault: 0 as const,
}
const giveCoupon = async (accountId: string) => {
  await server.db
    .insertInto('coupon')
    .values({
      company_id: yuanli,
      id: newId(),
      batch_id: newId(),
      account_id: accountId,
      nth: 1,
      state: 1,
      order_id: null,
      valid_from: server.clock.now(),
      valid_until: server.clock.now(),
      taken_at: server.clock.now(),
      used_at: null,
      reminded_at: null,
    })
    .execute()
}

test('after a second person approved, the member has the companies and the cover of both, and the other account is gone', async () => {
  const phone = '13766660001'
  const second = await registerAgain(phone, await certificateOfZhao())
  await giveCoupon(second.id)
  const { result: shown } = await preview(phone)
  expect(shown.faults).toEqual([])
  expect(shown.other).toMatchObject({ name: '赵强', maskedPhone: '137****0001' })
  const ruleOf = Object.fromEntries(shown.rows.map(({ words, rule, count }) => [words, [rule, count]]))
  expect(ruleOf).toMatchObject({
    企业: ['moves', 1],
    员工档案: ['moves', 1],
    保单: ['moves', 1],
    优惠券: ['moves', 1],
    登录: ['dropped', 1],
    已同意的协议: ['stays', 2],
  })
  expect(await propose(phone)).toMatchObject({ code: 200, message: '已提交，另一位同事审核通过后生效' })
  const [row] = await proposals()
  expect(row).toMatchObject({ kind: 'accountMerges', title: '合并账号：赵*', canDecide: 1 })
  expect(JSON.stringify(row)).not.toContain(phone)
  expect((await decide(row!.id, 'operator1')).code).toBe(refusals.ownGrant.code)
  expect((await decide(row!.id, 'finance1')).code).toBe(refusals.decisionOfOthers.code)
  const signedIn = await server.call(identityCalls.currentToken, {}, { token: second.token })
  expect(signedIn.code).toBe(200)

  const both = await Promise.all([decide(row!.id, 'operator2'), decide(row!.id, 'admin1')])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.grantDecided.code])
  expect((await decide(row!.id, 'admin1')).code).toBe(refusals.grantDecided.code)

  expect((await server.call(identityCalls.currentToken, {}, { token: second.token })).code).toBe(403)
  expect((await server.call(identityCalls.login, { phone, code: await codeFor(phone) })).success).toBe(false)
  const member = { token: await server.tokenOf('zhaoqiang') }
  const companies = await server.call(companyCalls.list, {}, member)
  expect(companies.result.companyList.map(({ companyId }) => companyId)).toContain(yuanli)
  const mine = (await server.call(equityCalls.mine, { companyId: yuanli }, member)).result
  expect(mine.insureEquityList).toHaveLength(1)
  const coupons = await server.db.selectFrom('coupon').select('id').where('account_id', '=', zhao).execute()
  expect(coupons).toHaveLength(1)
})

test('the merge is told to both phones and recorded with both sides; the former phone is free', async () => {
  const phone = '13766660002'
  const id = await twin(phone)
  await propose(phone)
  expect((await decide((await proposals())[0]!.id)).code).toBe(200)
  const sent = await server.db.selectFrom('outbox').select('kind').execute()
  expect(sent.map(({ kind }) => kind)).toContain('phone-changed')
  const notices = await server.db
    .selectFrom('notice')
    .select('title')
    .where('account_id', '=', zhao)
    .where('title', '=', '账号已合并')
    .execute()
  expect(notices.length).toBeGreaterThan(0)
  const events = await server.db
    .selectFrom('audit_event')
    .select(['members', 'detail'])
    .where('action', '=', 'mergeAccounts')
    .execute()
  const read = asAuditorReadsAll('mergeAccounts', events).find(({ members }) => members.includes(id))
  expect(read?.members.toSorted()).toEqual([zhao, id].toSorted())
  expect(read?.detail).toContain('138****0005、137****0002 → 138****0005')
  const closed = await server.call(membersAdminCalls.member, { id }, await operator())
  expect(closed.result).toMatchObject({ status: 'closed', maskedPhone: '已释放' })
  const revealed = await server.call(membersAdminCalls.reveal, { id, reason: '核对' }, await operator())
  expect(revealed.result.phone).toBe('已释放')
  await twin(phone)
})

async function signedIn(phone: string): Promise<string> {
  const code = await codeFor(phone)
  const input = { phone, code, agreementVersion: currentAgreement }
  return (await server.call(identityCalls.login, input)).result.token!
}

test('whatever is bound to the other account prevents the merge and is named, also between proposal and approval', async () => {
  const lin = idOf('account', 'linxiao')
  const phone = '13766660003'
  const id = await twin(phone, '林晓')
  await joinCompanies({ db: server.db, clock: server.clock }, id, [idOf('company', 'haina')])
  expect((await propose(phone, { id: lin })).code).toBe(200)
  const [row] = await proposals()
  const token = await signedIn(phone)
  const added = await server.call(addressCalls.save, address, { token, key: newId() })
  expect(added.code).toBe(200)
  const { result } = await preview(phone, lin)
  expect(result.faults).toEqual(['并入的账号有收货地址 1 条'])
  const refused = await propose(phone, { id: lin })
  expect(refused).toMatchObject({ code: refusals.mergePrevented.code })
  expect(refused.message).toContain('收货地址 1 条')
  const late = await decide(row!.id)
  expect(late.code).toBe(refusals.grantUnfit.code)
  expect(late.message).toContain('收货地址 1 条')
  // A refused merge changed nothing.
  expect((await server.call(identityCalls.currentToken, {}, { token })).code).toBe(200)
  const companies = await companyIdsOf(server.db, lin)
  expect(companies).not.toContain(idOf('company', 'haina'))
})

test('counselling prevents a merge like any other service, and neither its name nor a number says so', async () => {
  const phone = '13766660009'
  const id = await twin(phone)
  await server.db
    .insertInto('eap_appraisal')
    .values({
      counsellor_id: newId(),
      booking_id: newId(),
      account_id: id,
      stars: 5,
      tags: [],
      text_encrypted: null,
      created_at: server.clock.now(),
    })
    .execute()
  const { result } = await preview(phone)
  expect(result.faults).toEqual(['并入的账号有健康服务与订单'])
  expect(result.rows).toContainEqual({ words: '健康服务与订单', rule: 'prevents', count: null })
  expect(result.rows).toContainEqual({ words: '权益', rule: 'moves', count: null })
  await server.db.deleteFrom('eap_appraisal').where('account_id', '=', id).execute()
})

test('a phone that changed after the proposal prevents it', async () => {
  const phone = '13766660004'
  const id = await twin(phone)
  await propose(phone)
  const [row] = await proposals()
  await server.db.updateTable('account').set({ status: 'closed' }).where('id', '=', id).execute()
  expect((await decide(row!.id)).message).toContain('已变化')
})

test('two people are never merged: another certificate, another name, no certificate at all', async () => {
  const other = await registerAgain('13766660005', inventedCertificate('1979-01-02', 778))
  expect((await preview('13766660005')).result.faults).toContain('两个账号的证件号码不一致')
  const zhoulan = idOf('account', 'zhoulan')
  await twin('13766660006', '周兰')
  expect((await preview('13766660006', zhoulan)).result.faults).toEqual(['两个账号的姓名不一致'])
  const alone = await twin('13766660007')
  await twin('13766660008')
  expect((await preview('13766660008', alone)).result.faults).toEqual([
    '两个账号都没有登记证件，不能确认是同一人',
  ])
  expect((await propose('13766660005')).code).toBe(refusals.mergePrevented.code)
  expect(other.id).not.toBe(zhao)
})

test('two accounts in one company are not merged', async () => {
  const { result } = await preview('13800000003', idOf('account', 'linxiao'))
  expect(result.faults.some((fault) => fault.startsWith('两个账号都属于'))).toBe(true)
})

test.each([
  ['an unknown phone', '13766669999', {}, 400],
  ['the own phone', zhaoPhone, {}, 400],
  ['a blank reason', '13800000001', { reason: '   ' }, 400],
  ['no such member', '13800000001', { id: newId() }, refusals.notFound.code],
])('%s proposes nothing', async (_, phone, more, code) => {
  expect((await propose(phone, more)).code).toBe(code)
  expect(await proposals()).toEqual([])
})

test.each(['auditor1', 'handler1', 'senior1', 'service1', 'finance1', 'hr1'])(
  '%s neither previews nor proposes',
  async (by) => {
    const input = { id: zhao, phone: '13800000001' }
    const shown = await server.call(membersAdminCalls.previewMerge, input, await operator(by))
    expect(shown.code).toBe(refusals.dutyNotHeld.code)
    expect((await propose('13800000001', { by })).code).toBe(refusals.dutyNotHeld.code)
  },
)

test('keys, cover and files are consistent after all merges', async () => {
  // It has no batch.
  await server.db.deleteFrom('coupon').where('account_id', '=', zhao).execute()
  expect(await recount(server.db)).toEqual([])
})
