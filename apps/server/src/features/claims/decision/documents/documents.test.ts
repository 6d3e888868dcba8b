import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { keepProven } from '#features/messages/outside/proven-mail.ts'
import { accountId, caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'

let server: DemoServer
let sandbox: TestSandbox
let lab: CaseLab
beforeAll(async () => {
  const port = await freePort()
  sandbox = await startSandbox({ smtpPort: port })
  const mail = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    needsTls: false,
    user: '',
    password: '',
    from: 'noreply@yuanli.example',
    fromName: '原力星球',
  }
  const payout = {
    baseUrl: `${sandbox.url}/payout`,
    merchantId: 'sandbox-payout',
    secret: 'sandbox-payout-secret',
  }
  server = await startDemoServer({ jobs: true, settings: { mail, payout } })
  lab = await caseLab(server)
  for (const address of ['lin@example.com', 'linxiao@example.com'])
    await keepProven({ ...server.services, db: server.db }, accountId, address, server.clock.now())
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})
afterEach(() => server.services.limits.forget('claims.mail', accountId))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => resolve(port))
    })
  })
}

const read = async (url: string, token = lab.token) => {
  const response = await server.fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return { http: response.status, head: (await response.text()).slice(0, 5) }
}
const bookOf = async (caseId: string, documentKind?: 'letter') =>
  server.call(claimCalls.book, { caseId, ...(documentKind ? { paper: documentKind } : {}) }, lab)

test('a draft has an unsigned PDF that is rendered again only if it changes', async () => {
  const caseId = await lab.addCase()
  const first = (await bookOf(caseId)).result
  expect(first).toMatchObject({ isSigned: 0, name: expect.stringMatching(/^理赔申请书-LP.*\.pdf$/) })
  expect(await read(first.url)).toEqual({ http: 200, head: '%PDF-' })
  expect((await bookOf(caseId)).result).toEqual(first)
  await server.db
    .updateTable('claim_case')
    .set({ hospital: '北京同仁医院' })
    .where('id', '=', caseId)
    .execute()
  const second = (await bookOf(caseId)).result
  expect(second.hash).not.toBe(first.hash)
  expect((await read(first.url)).http).toBe(404)
  expect((await read(second.url, await server.tokenOf('zhoulan'))).http).toBe(404)
  await lab.clear()
})

test('an incomplete draft has no PDF, with a message', async () => {
  const caseId = await lab.addCase({ set: { bank_card_id: null } })
  expect(await bookOf(caseId)).toMatchObject({ success: false, message: '请选择收款银行卡' })
  await lab.clear()
})

test('signed PDF and letter exist after the decision, and the signed PDF stays unchanged', async () => {
  const caseId = await lab.addCase()
  const { hash } = (await bookOf(caseId)).result
  expect((await bookOf(caseId, 'letter')).code).toBe(refusals.paperNotReady.code)
  await lab.submit(caseId)
  const signed = (await bookOf(caseId)).result
  expect(signed).toMatchObject({ isSigned: 1, hash })
  expect(await read(signed.url)).toEqual({ http: 200, head: '%PDF-' })
  const letter = (await bookOf(caseId, 'letter')).result
  expect(letter.name).toMatch(/^理赔决定通知书-LP/)
  expect(await read(letter.url)).toEqual({ http: 200, head: '%PDF-' })
  await vi.waitFor(async () => expect((await lab.caseOf(caseId)).state).toBe(6), { timeout: 60_000 })
  expect((await bookOf(caseId, 'letter')).result.url).toBe(letter.url)
  await lab.clear()
})

test('sends both documents by e-mail, once per key', async () => {
  const caseId = await lab.addCase()
  await lab.submit(caseId)
  const send = (more: object = {}) =>
    server.call(
      claimCalls.sendEmail,
      { caseId, email: 'lin@example.com', papers: ['book', 'letter'] },
      { ...lab, key: 'the-key-of-a-letter', ...more },
    )
  expect((await send()).success).toBe(true)
  expect((await send()).success).toBe(true)
  interface Mail {
    subject: string
    text: string
    attachments: { name: string; contentType: string; size: number }[]
  }
  const inbox = async () =>
    (await (await fetch(`${sandbox.url}/inbox/mail?to=lin@example.com`)).json()) as Mail[]
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), { timeout: 60_000 })
  const [mail] = await inbox()
  const { case_no } = await lab.caseOf(caseId)
  expect(mail!.subject).toBe(`理赔申请书、理赔决定通知书（案件 ${case_no}）`)
  expect(JSON.stringify(mail!.attachments)).toContain(`理赔决定通知书-${case_no}.pdf`)
  expect(mail!.text).toContain('尊敬的 林晓')
  await lab.clear()
})

test('refuses an invalid or unverified address, a draft, and the sixth mail in an hour with a message', async () => {
  const draft = await lab.addCase()
  const send = (caseId: string, email = 'lin@example.com') =>
    server.call(claimCalls.sendEmail, { caseId, email, papers: ['book'] }, lab)
  expect(await send(draft, 'lin@example.com,x@y.cn')).toMatchObject({ http: 400, code: 400 })
  expect((await send(draft)).code).toBe(refusals.paperNotReady.code)
  await lab.submit(draft)
  expect((await send(draft, 'lim@example.com')).code).toBe(refusals.mailNotProven.code)
  for (let letter = 1; letter <= 5; letter += 1) expect((await send(draft)).success).toBe(true)
  expect((await send(draft)).code).toBe(refusals.mailTooOften.code)
  await lab.clear()
})

test('a mail requested repeatedly under one key counts once', async () => {
  server.clock.advance({ hours: 2 })
  const caseId = await lab.addCase({ receipts: [{ payer: '王芳' }] })
  await lab.submit(caseId)
  const input = { caseId, email: 'linxiao@example.com', papers: ['book' as const] }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.call(claimCalls.sendEmail, input, { ...lab, key: 'one-letter' })),
  )
  expect(answers.map(({ message }) => message)).toEqual(answers.map(() => '邮件已发送，请注意查收'))
  await lab.clear()
})
