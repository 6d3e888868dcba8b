import { beforeEach, expect, test } from 'vitest'
import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { identityCalls } from '@yf/contract/identity'
import { membersAdminCalls } from '@yf/contract/members-admin'
import { refusals } from '@yf/contract/refusals'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, people } from '#seeds/people.ts'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const zhou = idOf('account', 'zhoulan')
const { phone: old, certificate } = people.find(({ key }) => key === 'zhoulan')!
const lin = '13800000001'
const fresh = '13755556666'
const operator = async (account = 'operator1') => ({ token: await server.staffTokenOf(account) })

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
interface Changes {
  readonly id?: string
  readonly newPhone?: string
  readonly newCode?: string
  readonly oldCode?: string
  readonly certificateNumber?: string
  readonly reason?: string
}
const whole = async (changes: Changes) => ({
  id: zhou,
  newPhone: fresh,
  certificateNumber: certificate!,
  reason: '手机遗失',
  ...changes,
  // Asking for another code makes the earlier one invalid.
  newCode: changes.newCode ?? (await codeFor(changes.newPhone ?? fresh)),
})
const change = async (changes: Changes = {}, by = 'operator1') =>
  server.call(membersAdminCalls.changePhone, await whole(changes), await operator(by))
const login = (phone: string) => server.call(identityCalls.login, { phone, password: demoPassword })
const proposals = async (by = 'operator2') =>
  (
    await server.call(
      approvalsAdminCalls.proposals,
      { state: 'proposed', pageNo: 1, pageSize: 20 },
      await operator(by),
    )
  ).result.records
const decide = async (id: string, by: string, isConfirmed: 0 | 1 = 1) =>
  server.call(
    approvalsAdminCalls.decide,
    { id, isConfirmed, note: '已核对' },
    { ...(await operator(by)), key: newId() },
  )
const moveBack = async () => {
  const done = await change({ newPhone: old, newCode: await codeFor(old), oldCode: await codeFor(fresh) })
  expect(done.code).toBe(200)
}
const smsWaiting = async () =>
  (await server.db.selectFrom('outbox').select(['partner', 'kind']).execute()).filter(
    ({ kind }) => kind === 'phone-changed',
  ).length

test('both codes and the certificate move the phone at once, and end what the former one opened', async () => {
  const { result } = await login(old)
  const done = await change({ oldCode: await codeFor(old) })
  expect(done.result).toMatchObject({ maskedPhone: '137****6666' })
  expect((await server.call(identityCalls.currentToken, {}, { token: result.token })).code).toBe(403)
  expect((await login(old)).code).toBe(refusals.wrongPassword.code)
  // Who proved both phones keeps the password.
  expect((await login(fresh)).result).toMatchObject({ name: '周岚' })
  expect(await smsWaiting()).toBe(1)
  const events = await server.db
    .selectFrom('audit_event')
    .select(['members', 'detail'])
    .where('action', '=', 'changeMemberPhone')
    .execute()
  expect(asAuditorReadsAll('changeMemberPhone', events)).toEqual([
    { members: [zhou], detail: '138****0002 → 137****6666 周岚：手机遗失' },
  ])
  await moveBack()
})

test('without the former phone nothing changes until a second person of the same work approves', async () => {
  const proposed = await change()
  expect(proposed).toMatchObject({ code: 200, result: null, message: '已提交，另一位同事审核通过后生效' })
  expect((await login(old)).success).toBe(true)
  const [row] = await proposals()
  expect(row).toMatchObject({ kind: 'phoneChanges', title: '更换手机号：周*', canDecide: 1, canWithdraw: 0 })
  const shown = JSON.stringify(row)
  for (const number of [old, fresh, certificate!]) expect(shown).not.toContain(number)
  const stored = await server.db.selectFrom('approval').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(fresh)
  expect((await proposals('finance1'))[0]).toMatchObject({ canDecide: 0, canWithdraw: 0 })
  expect((await decide(row!.id, 'finance1')).code).toBe(refusals.decisionOfOthers.code)
  expect((await decide(row!.id, 'operator1')).code).toBe(refusals.ownGrant.code)
  expect((await login(old)).success).toBe(true)
  const both = await Promise.all([decide(row!.id, 'operator2'), decide(row!.id, 'admin1')])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.grantDecided.code])
  expect((await login(old)).code).toBe(refusals.wrongPassword.code)
  // The password may be known to whoever has the lost phone.
  expect((await login(fresh)).code).toBe(refusals.wrongPassword.code)
  expect(await smsWaiting()).toBe(1)
  expect((await server.call(identityCalls.login, { phone: fresh, code: await codeFor(fresh) })).success).toBe(
    true,
  )
  await moveBack()
})

test('money stays with finance: an operator or administrator approves none of it', async () => {
  await change()
  const [row] = await proposals()
  await server.db.updateTable('approval').set({ kind: 'coupons' }).execute()
  for (const by of ['operator2', 'admin1'])
    expect((await decide(row!.id, by)).code).toBe(refusals.decisionOfOthers.code)
  expect((await proposals())[0]).toMatchObject({ canDecide: 0 })
})

test('a proof is worth three days, and only for the phone that the member had', async () => {
  await change()
  const [late] = await proposals()
  server.clock.advance({ days: 3, seconds: 1 })
  const refused = await decide(late!.id, 'operator2')
  expect(refused.code).toBe(refusals.grantUnfit.code)
  expect(refused.message).toContain('超过 3 天')
  expect((await decide(late!.id, 'operator2', 0)).success).toBe(true)

  const other = '13755557777'
  await change({ newPhone: other, newCode: await codeFor(other) })
  const [stale] = await proposals()
  expect((await change({ oldCode: await codeFor(old) })).code).toBe(200)
  expect((await decide(stale!.id, 'operator2')).message).toContain('手机号已变化')
  await moveBack()
})

test.each([
  ['a wrong new code', { newCode: '000000' }, refusals.wrongCode.code],
  ['a wrong old code', { oldCode: '000000' }, refusals.wrongCode.code],
  ['another certificate', { certificateNumber: '11010119900307001X' }, refusals.certificateDiffers.code],
  ['no certificate', { certificateNumber: '' }, 400],
  ['a blank reason', { reason: '   ' }, 400],
  ['the same phone', { newPhone: old }, 400],
  ['no such member', { id: newId() }, refusals.notFound.code],
])('%s changes nothing', async (_, changes, code) => {
  expect((await change(changes)).code).toBe(code)
  expect(await proposals()).toEqual([])
  const shown = await server.call(membersAdminCalls.member, { id: zhou }, await operator())
  expect(shown.result.maskedPhone).toBe('138****0002')
})

test("a phone of another member is refused, and the member's own codes stay valid", async () => {
  const oldCode = await codeFor(old)
  expect((await change({ newPhone: lin, newCode: await codeFor(lin), oldCode })).code).toBe(
    refusals.phoneTaken.code,
  )
  expect((await change({ oldCode })).code).toBe(200)
  await moveBack()
})

test('a member without a certificate has only the way with both codes', async () => {
  const zhao = { id: idOf('account', 'zhaoqiang'), certificateNumber: '' }
  expect((await change(zhao)).code).toBe(refusals.memberUnproven.code)
  const done = await change({ ...zhao, oldCode: await codeFor('13800000005') })
  expect(done.result).toMatchObject({ name: '赵强', maskedPhone: '137****6666' })
})

test('certificates cannot be tried out', async () => {
  const codes: unknown[] = []
  for (let tried = 0; tried < 11; tried++)
    codes.push((await change({ certificateNumber: `11010119900307${1000 + tried}` })).code)
  expect(codes.slice(0, 10).every((code) => code === refusals.certificateDiffers.code)).toBe(true)
  expect(codes[10]).toBe(refusals.tooOften.code)
})

test.each(['auditor1', 'handler1', 'senior1', 'service1', 'finance1', 'hr1', 'counselling1'])(
  '%s changes no phone and sends no code',
  async (by) => {
    expect((await change({}, by)).code).toBe(refusals.dutyNotHeld.code)
    const sent = await server.call(membersAdminCalls.sendPhoneCode, { id: zhou }, await operator(by))
    expect(sent.code).toBe(refusals.dutyNotHeld.code)
  },
)
