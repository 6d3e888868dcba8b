import { beforeEach, describe, expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { identitySteps } from '@yf/contract/identity-steps'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { roster } from '#seeds/roster.ts'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import type { OutgoingMail, MailPort } from '#partners/mail/port.ts'
import { smsOverHttp } from '#partners/sms/http.ts'
import type { Partners } from '#platform/partners.ts'
import { testSettings } from '#testkit/settings.ts'
import { keepCode, newCode } from './codes.ts'

const [gu, , jiang] = roster
const letters: OutgoingMail[] = []
let mailOutcome: Awaited<ReturnType<MailPort['send']>>
const mail: MailPort = {
  send: async (letter) => {
    if (mailOutcome.kind === 'sent') letters.push(letter)
    return mailOutcome
  },
}

const sandbox = sandboxStage()
const server = demoStage(() => {
  const { sms } = testSettings({ databaseUrl: '', dataDir: '.' })
  const partners: Partial<Partners> = { mail, sms: smsOverHttp({ ...sms, baseUrl: sandbox.smsBaseUrl }) }
  return { partners: partners as Partners }
})
let phones = 0
let people = 0
const freePhone = () => `137666600${String(++phones).padStart(2, '0')}`

beforeEach(() => {
  server.clock.advance({ days: 1 })
  letters.length = 0
  mailOutcome = { kind: 'sent', receipt: '1' }
})

async function begin({ name, certificate }: { name: string; certificate: string }, phone = freePhone()) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  const agreementVersion = currentAgreement
  const input = { phone, code, name, certificateNumber: certificate, agreementVersion }
  return server.call(identitySteps.register, input)
}
const send = (token: string, to: 'phone' | 'mail') =>
  server.call(identitySteps.sendRosterCode, { to }, { token })
const confirm = (token: string, to: 'phone' | 'mail', code: string) =>
  server.call(identitySteps.confirmRegistration, { to, code }, { token })
const askEmployer = (token: string) => server.call(identitySteps.askEmployer, {}, { token })
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const smsCode = async (phone: string) => (await sandbox.smsTo(phone))[0]!.code
const mailCode = () => /\d{6}/.exec(letters[0]!.text)![0]

/** Another person on the roster of 星河软件 with the same setup. */
async function announced(): Promise<{ name: string; certificate: string; phone: string; mail: string }> {
  const at = ++people
  const person = {
    name: `新人${at}`,
    certificate: inventedCertificate('1991-02-03', 600 + at),
    phone: `1377777000${at}`,
    mail: `new${at}@xinghe.example`,
  }
  const { cipher } = server.services
  const id = idOf('roster', person.name)
  await server.db
    .insertInto('person')
    .values({
      company_id: idOf('company', 'xinghe-software'),
      id,
      name: person.name,
      gender: 1,
      certificate_kind: 'idCard',
      certificate_hash: cipher.lookup(person.certificate, 'roster.certificate'),
      certificate_encrypted: cipher.encrypt(person.certificate, `roster:${id}:certificate`),
      phone_hash: cipher.lookup(person.phone, 'roster.phone'),
      phone_encrypted: cipher.encrypt(person.phone, `roster:${id}:phone`),
      mail_encrypted: cipher.encrypt(person.mail, `roster:${id}:mail`),
      account_id: null,
      joined_at: null,
    })
    .execute()
  return person
}

test("name, certificate and the person's own phone are not enough: the identity has to be verified", async () => {
  const { success, result } = await begin(gu)
  expect(success).toBe(true)
  expect(result).toEqual({
    confirm: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      phone: '137****0001',
      mail: 'g***@xinghe.example',
    },
  })
  const { token } = result.confirm!
  expect((await server.call(companyCalls.list, {}, { token })).http).toBe(401)
  const entry = server.db.selectFrom('person').where('name', '=', gu.name)
  expect(await entry.select('account_id').executeTakeFirst()).toEqual({ account_id: null })
})

test('a code to the phone that the employer knows completes the registration with the entered phone', async () => {
  const person = await announced()
  const phone = freePhone()
  const { token } = (await begin(person, phone)).result.confirm!
  const sent = await send(token, 'phone')
  expect(sent).toMatchObject({ success: true, result: { sentTo: '137****' + person.phone.slice(-4) } })
  const code = await smsCode(person.phone)
  expect((await confirm(token, 'phone', another(code))).code).toBe(refusals.wrongCode.code)
  const entered = await confirm(token, 'phone', code)
  expect(entered.result).toMatchObject({ name: person.name, mobile: phone })
  expect((await confirm(token, 'phone', code)).code).toBe(refusals.pendingExpired.code)
})

test('a code to the mailbox does too', async () => {
  const person = await announced()
  const { token } = (await begin(person)).result.confirm!
  expect((await send(token, 'mail')).result.sentTo).toBe('n***@xinghe.example')
  expect(letters).toMatchObject([{ to: person.mail, subject: '原力星球注册验证码' }])
  expect((await confirm(token, 'phone', mailCode())).code).toBe(refusals.wrongCode.code)
  expect((await confirm(token, 'mail', mailCode())).result.name).toBe(person.name)
})

describe('such a code', () => {
  test("allows five tries, and the phone's own code does not replace it", async () => {
    const person = await announced()
    const { token } = (await begin(person)).result.confirm!
    await send(token, 'phone')
    const code = await smsCode(person.phone)
    for (let time = 0; time < 5; time++) await confirm(token, 'phone', another(code))
    expect((await confirm(token, 'phone', code)).code).toBe(refusals.wrongCode.code)
    const own = newCode()
    await keepCode({ ...server.services, db: server.db }, person.phone, own)
    expect((await confirm(token, 'phone', own)).code).toBe(refusals.wrongCode.code)
  })

  test('is sent at most once a minute and five times a day, whoever requests it', async () => {
    const person = await announced()
    const token = async () => (await begin(person)).result.confirm!.token
    for (let time = 0; time < 5; time++) {
      expect((await send(await token(), 'phone')).success).toBe(true)
      expect((await send(await token(), 'phone')).code).toBe(refusals.codeTooSoon.code)
      server.clock.advance({ minutes: 1 })
    }
    expect((await send(await token(), 'phone')).code).toBe(refusals.codeTooMany.code)
  })

  test('is sent again the day after the daily limit was reached', async () => {
    const person = await announced()
    const ask = async () => send((await begin(person)).result.confirm!.token, 'mail')
    const today = shanghaiDay(server.clock.now())
    server.clock.set(`${today}T23:50:00+08:00`)
    for (let time = 0; time < 5; time++) {
      expect((await ask()).success).toBe(true)
      server.clock.advance({ minutes: 1 })
    }
    server.clock.set(`${today}T23:59:00+08:00`)
    expect((await ask()).code).toBe(refusals.codeTooMany.code)
    server.clock.set(startOfDay(addDays(today, 1)))
    expect((await ask()).success).toBe(true)
  })

  test('that could not be sent is not reported as sent, and can be requested again at once', async () => {
    const person = await announced()
    const { token } = (await begin(person)).result.confirm!
    mailOutcome = { kind: 'unavailable', reason: 'unreachable' }
    const refused = await send(token, 'mail')
    expect(refused).toMatchObject({ code: refusals.codeNotSent.code })
    expect(refused.message).toContain('没有发送')
    mailOutcome = { kind: 'sent', receipt: '1' }
    expect((await send(token, 'mail')).success).toBe(true)
  })
})

test('a person without a contact at the employer has neither option, and asks the company once despite repeats', async () => {
  const { confirm: ways } = (await begin(jiang)).result
  expect(ways).toMatchObject({ phone: null, mail: null })
  expect((await send(ways!.token, 'phone')).code).toBe(refusals.rosterWayClosed.code)
  expect((await confirm(ways!.token, 'mail', '123456')).code).toBe(refusals.rosterWayClosed.code)
  for (const _ of [1, 2])
    expect(await askEmployer(ways!.token)).toMatchObject({
      success: true,
      message: '已提交企业人力资源确认，结果会以短信通知您',
    })
  const requests = await server.db.selectFrom('registration_request').selectAll().execute()
  expect(requests).toMatchObject([{ company_id: idOf('company', 'yuanli'), state: 'waiting' }])
  expect(JSON.stringify(requests)).not.toContain('1376666')
})

test('a registration that waited a quarter of an hour has to start again', async () => {
  const { token } = (await begin(gu)).result.confirm!
  server.clock.advance({ minutes: 15 })
  expect((await send(token, 'phone')).code).toBe(refusals.pendingExpired.code)
  expect((await askEmployer(token)).code).toBe(refusals.pendingExpired.code)
  expect((await confirm('A'.repeat(43), 'phone', '123456')).code).toBe(refusals.pendingExpired.code)
})
