import { beforeEach, expect, test } from 'vitest'
import { identitySteps } from '@yf/contract/identity-steps'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import type { Letter } from '#partners/mail/port.ts'
import type { Partners } from '#platform/partners.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { keepCode, newCode } from './codes.ts'
import { rosterField, rosterMailRow, rosterRow } from './sealed.ts'

const letters: Letter[] = []
const mail = {
  send: async (letter: Letter) => {
    letters.push(letter)
    return { kind: 'sent', receipt: '1' } as const
  },
}
const server = demoStage(() => ({ jobs: true, partners: { mail } as Partial<Partners> as Partners }))
const certificate = inventedCertificate('1990-05-06', 700)

beforeEach(async () => {
  server.clock.advance({ days: 1 })
  letters.length = 0
  const { cipher } = server.services
  const id = idOf('roster', '林晓')
  const entry = {
    company_id: idOf('company', 'xinghe-software'),
    id,
    name: '林晓',
    gender: 2,
    certificate_kind: 'idCard' as const,
    certificate_hash: cipher.lookup(certificate, rosterField),
    certificate_sealed: cipher.seal(certificate, rosterRow(id)),
    phone_hash: null,
    phone_sealed: null,
    mail_sealed: cipher.seal('lin.xiao@xinghe.example', rosterMailRow(id)),
    account_id: idOf('account', 'linxiao'),
    joined_at: server.clock.now(),
  }
  await server.db
    .insertInto('roster_entry')
    .values(entry)
    .onConflict((known) => known.doNothing())
    .execute()
})

const codeFor = async (phone: string) => {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
const find = async (phone: string, person: { name?: string; number?: string } = {}) =>
  server.call(identitySteps.findByMail, {
    phone,
    code: await codeFor(phone),
    name: person.name ?? '林晓',
    certificateNumber: person.number ?? certificate,
  })
const mailCode = () => /\d{6}/.exec(letters[0]!.text)![0]
const move = (token: string, code: string) => server.call(identitySteps.moveByMail, { code }, { token })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a stranger who knows name or number is told one thing, whatever is wrong, and no letter goes out', async () => {
  const { code, message } = refusals.ownerNotProven
  const unknown = inventedCertificate('1990-05-06', 701)
  for (const reply of [
    await find('13766660101', { name: '林小' }),
    await find('13766660102', { number: unknown }),
  ])
    expect(reply).toMatchObject({ code, message })
  expect(letters).toEqual([])
})

test('a phone that has an account is not moved to, and without its code nothing is looked for', async () => {
  expect((await find('13800000002')).code).toBe(refusals.phoneTaken.code)
  const blind = { phone: '13766660103', code: '000000', name: '林晓', certificateNumber: certificate }
  expect((await server.call(identitySteps.findByMail, blind)).code).toBe(refusals.wrongCode.code)
  expect(letters).toEqual([])
})

test('the code of the mailbox moves the account once, and ends the sessions of the old phone', async () => {
  const old = await server.tokenOf('linxiao')
  const phone = '13766660104'
  const { result } = await find(phone)
  expect(result.sentTo).toBe('l***@xinghe.example')
  expect(letters).toMatchObject([{ to: 'lin.xiao@xinghe.example' }])
  // Whoever still has the old phone hears of it.
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

test('a token of a registration opens nobody’s account', async () => {
  expect((await move('not-a-token', '123456')).code).toBe(refusals.pendingExpired.code)
})
