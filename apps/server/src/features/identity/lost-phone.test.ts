import { genders } from '@yf/domain/gender'
import { beforeEach, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, inventedCertificate } from '#seeds/people.ts'
import type { OutgoingMail, MailPort } from '#partners/mail/port.ts'
import type { Partners } from '#platform/partners.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { keepCode, newCode } from './codes.ts'
import { accountBySubject, bindSubject, subjectOf } from './external.ts'
import { rosterField, rosterMailRow, rosterRow } from '#features/people/public.ts'

const letters: OutgoingMail[] = []
let mailOutcome: Awaited<ReturnType<MailPort['send']>>
const mail: MailPort = {
  send: async (letter) => {
    if (mailOutcome.kind === 'sent') letters.push(letter)
    return mailOutcome
  },
}
const server = demoStage(() => ({ jobs: true, partners: { mail } as Partial<Partners> as Partners }))
const certificate = inventedCertificate('1990-05-06', 700)

beforeEach(async () => {
  server.clock.advance({ days: 1 })
  letters.length = 0
  mailOutcome = { kind: 'sent', receipt: '1' }
  const { cipher } = server.services
  const id = idOf('roster', '林晓')
  const entry = {
    company_id: idOf('company', 'xinghe-software'),
    id,
    name: '林晓',
    gender: genders.female,
    certificate_kind: 'idCard' as const,
    certificate_hash: cipher.lookup(certificate, rosterField),
    certificate_encrypted: cipher.encrypt(certificate, rosterRow(id)),
    phone_hash: null,
    phone_encrypted: null,
    mail_encrypted: cipher.encrypt('lin.xiao@xinghe.example', rosterMailRow(id)),
    account_id: idOf('account', 'linxiao'),
    joined_at: server.clock.now(),
  }
  await server.db
    .insertInto('person')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

const codeFor = async (phone: string) => {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
const find = async (phone: string, person: { name?: string; number?: string; code?: string } = {}) =>
  server.call(identitySteps.findByMail, {
    phone,
    code: person.code ?? (await codeFor(phone)),
    name: person.name ?? '林晓',
    certificateNumber: person.number ?? certificate,
  })
const mailCode = () => /\d{6}/.exec(letters[0]!.text)![0]
const move = (token: string, code: string) => server.call(identitySteps.moveByMail, { code }, { token })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a stranger with a name or number gets the same refusal, whatever is wrong, and no mail is sent', async () => {
  const { code, message } = refusals.ownerNotProven
  const unknown = inventedCertificate('1990-05-06', 701)
  for (const reply of [
    await find('13766660101', { name: '林小' }),
    await find('13766660102', { number: unknown }),
  ])
    expect(reply).toMatchObject({ code, message })
  expect(letters).toEqual([])
})

test('refuses a phone that has an account, and looks nothing up without its code', async () => {
  expect((await find('13800000002')).code).toBe(refusals.phoneTaken.code)
  const blind = { phone: '13766660103', code: '000000', name: '林晓', certificateNumber: certificate }
  expect((await server.call(identitySteps.findByMail, blind)).code).toBe(refusals.wrongCode.code)
  expect(letters).toEqual([])
})

test('the code from the mailbox moves the account once, and ends the sessions of the old phone', async () => {
  const old = await server.tokenOf('linxiao')
  const phone = '13766660104'
  const { result } = await find(phone)
  expect(result.sentTo).toBe('l***@xinghe.example')
  expect(letters).toMatchObject([{ to: 'lin.xiao@xinghe.example' }])
  // A notice goes to the old phone, which somebody may still have.
  const titles = async () => {
    const { result } = await server.call(
      messageCalls.list,
      { readStatus: 1, pageNo: 1, pageSize: 100 },
      { token: old },
    )
    return result.records.map(({ title }) => title)
  }
  await expect.poll(titles).toContain('账号安全提醒')
  expect((await move(result.token, wrong(mailCode()))).code).toBe(refusals.wrongCode.code)
  expect((await move(result.token, mailCode())).success).toBe(true)
  expect((await move(result.token, mailCode())).code).toBe(refusals.pendingExpired.code)
  expect((await server.call(messageCalls.unread, {}, { token: old })).code).toBe(403)
  const entered = await server.call(identitySteps.updateUserMobile, {
    oldPhone: phone,
    oldCode: await codeFor(phone),
    newPhone: '13800000001',
    newCode: await codeFor('13800000001'),
  })
  expect(entered.success).toBe(true)
})

test('a member who mistypes the name corrects it and continues with the same code, five tries in total', async () => {
  const phone = '13766660105'
  const code = await codeFor(phone)
  for (let time = 0; time < 4; time++)
    expect((await find(phone, { name: '林小', code })).code).toBe(refusals.ownerNotProven.code)
  expect((await find(phone, { code })).success).toBe(true)
  expect(letters).toHaveLength(1)
  server.clock.advance({ minutes: 1 })
  // Sending the mail uses up the code; an attacker has five guesses per code.
  expect((await find(phone, { code })).code).toBe(refusals.wrongCode.code)
  const other = await codeFor(phone)
  for (let time = 0; time < 5; time++) await find(phone, { name: '林小', code: other })
  expect((await find(phone, { code: other })).code).toBe(refusals.wrongCode.code)
  expect(letters).toHaveLength(1)
})

test('a mail that could not be sent uses up neither the code nor the minute', async () => {
  const phone = '13766660106'
  const code = await codeFor(phone)
  mailOutcome = { kind: 'unavailable', reason: 'unreachable' }
  expect(await find(phone, { code })).toMatchObject({
    code: refusals.codeNotSent.code,
    message: '邮件暂时发不出去，验证码没有发送，请稍后再试',
  })
  mailOutcome = { kind: 'sent', receipt: '1' }
  expect((await find(phone, { code })).success).toBe(true)
})

test('of two concurrent requests for one account with one code, one sends a mail', async () => {
  const phone = '13766660107'
  const code = await codeFor(phone)
  const answers = await Promise.all([find(phone, { code }), find(phone, { code })])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(letters).toHaveLength(1)
})

test('sends a mail at most once a minute and five times per calendar day', async () => {
  const phone = '13766660108'
  const today = shanghaiDay(server.clock.now())
  server.clock.set(`${today}T23:50:00+08:00`)
  for (let time = 0; time < 5; time++) {
    expect((await find(phone)).success).toBe(true)
    expect((await find(phone)).code).toBe(refusals.codeTooSoon.code)
    server.clock.advance({ minutes: 1 })
  }
  server.clock.set(`${today}T23:59:00+08:00`)
  expect((await find(phone)).code).toBe(refusals.codeTooMany.code)
  server.clock.set(startOfDay(addDays(today, 1)))
  expect((await find(phone)).success).toBe(true)
})

test('nothing that opened the account with the old phone opens it afterwards', async () => {
  const [former, phone] = ['13800000001', '13766660109']
  const account = idOf('account', 'linxiao')
  const subject = { provider: 'wechat', subject: 'oStranger' }
  const byCode = { phone: former, code: await codeFor(former), password: demoPassword }
  expect((await server.call(identitySteps.resetPassword, byCode)).success).toBe(true)
  await bindSubject(server.db, account, subject, server.clock.now())
  const login = (as: string) =>
    server.call(
      identityCalls.login,
      { phone: as, password: demoPassword },
      { headers: { 'x-device': 'telephone-of-a-stranger' } },
    )
  expect((await login(former)).success).toBe(true)
  const { result } = await find(phone)
  expect(await accountBySubject(server.db, subject)).toMatchObject({ id: account })
  const moved = await move(result.token, mailCode())
  expect(moved).toMatchObject({ success: true, message: expect.stringContaining('原密码已失效') })
  expect(await accountBySubject(server.db, subject)).toBeUndefined()
  expect(await subjectOf(server.db, account, 'wechat')).toBeNull()
  expect((await login(phone)).code).toBe(refusals.wrongPassword.code)
  const origins = server.db.selectFrom('login_origin').selectAll().where('account_id', '=', account)
  expect(await origins.execute()).toEqual([])
  // Another account binds that WeChat as if it had never been bound.
  await bindSubject(server.db, idOf('account', 'zhoulan'), subject, server.clock.now())
  expect(await accountBySubject(server.db, subject)).toMatchObject({ id: idOf('account', 'zhoulan') })
  const back = { oldPhone: phone, oldCode: await codeFor(phone), newPhone: former }
  const returned = await server.call(identitySteps.updateUserMobile, {
    ...back,
    newCode: await codeFor(former),
  })
  expect(returned.success).toBe(true)
})

test('a token of a registration opens no account', async () => {
  expect((await move('not-a-token', '123456')).code).toBe(refusals.pendingExpired.code)
})
