import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { mailOverSmtp } from './smtp.ts'

const port = await freePort()
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: port, slowMs: 60_000 })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await play('works')
  await fetch(`${sandbox.url}/inbox/mail`, { method: 'DELETE' })
})
const strangers: Server[] = []
afterEach(() => strangers.splice(0).forEach((server) => server.close()))

const settings = {
  host: '127.0.0.1',
  port,
  isSecure: false,
  needsTls: false,
  user: '',
  password: '',
  from: 'noreply@yuanli.example',
  fromName: '原力星球',
}
const letter = {
  id: 'letter-1',
  to: 'lin@example.com',
  subject: '您的理赔申请书',
  text: '请查收附件。',
  html: '<p>请查收附件。</p>',
  attachments: [
    { name: '理赔申请书.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 sample') },
  ],
}
const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/mail`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
interface Caught {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  attachments: { name: string; size: number }[]
}
const inbox = async () => (await (await fetch(`${sandbox.url}/inbox/mail`)).json()) as Caught[]

test('delivers a mail with its Chinese subject, both texts and its attachment', async () => {
  const outcome = await mailOverSmtp(settings).send(letter)
  expect(outcome).toEqual({ kind: 'sent', receipt: '<letter-1@yuanli.example>' })
  expect(await inbox()).toMatchObject([
    {
      from: 'noreply@yuanli.example',
      to: ['lin@example.com'],
      subject: '您的理赔申请书',
      text: expect.stringContaining('请查收附件。'),
      html: expect.stringContaining('<p>请查收附件。</p>'),
      attachments: [{ name: '理赔申请书.pdf', type: 'application/pdf', size: 15 }],
    },
  ])
})

test('content of a mail cannot add a recipient or a header', async () => {
  const evil = '理赔\r\nBcc: thief@example.com\r\n\r\nX: <b>'
  const attachments = [{ ...letter.attachments[0]!, name: '../申请书\r\nBcc: thief@example.com.pdf' }]
  const outcome = await mailOverSmtp({ ...settings, fromName: `原力 <thief@example.com>,\r\nBcc: t` }).send({
    ...letter,
    id: 'x>\r\nBcc: thief@example.com',
    subject: evil,
    attachments,
  })
  expect(outcome).toMatchObject({ kind: 'sent' })
  const [mail] = await inbox()
  expect(mail).toMatchObject({ to: ['lin@example.com'], from: 'noreply@yuanli.example' })
  expect(mail?.subject).toBe('理赔 Bcc: thief@example.com X: <b>')
  expect(mail?.attachments[0]?.name).toBe('.._申请书 Bcc: thief@example.com.pdf')
})

test.each(['lin@example.com\r\nRCPT TO:<thief@example.com>', 'a@example.com,b@example.com', '林晓', ''])(
  'refuses an address of %j before connecting',
  async (to) => {
    const outcome = await mailOverSmtp({ ...settings, port: 1 }).send({ ...letter, to })
    expect(outcome).toEqual({ kind: 'refused', reason: 'badAddress', providerCode: null })
  },
)

test('refuses a mail that no server would accept', async () => {
  const attachments = [
    { name: 'a.pdf', contentType: 'application/pdf', bytes: new Uint8Array(26 * 1024 * 1024) },
  ]
  const outcome = await mailOverSmtp(settings).send({ ...letter, attachments })
  expect(outcome).toEqual({ kind: 'refused', reason: 'tooLarge', providerCode: null })
})

test.each([
  ['refuses', { kind: 'refused', reason: 'badAddress', providerCode: 550 }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
])('when the server %s, reports the outcome and delivers nothing', async (scenario, outcome) => {
  await play(scenario)
  expect(await mailOverSmtp(settings).send(letter)).toEqual(outcome)
  expect(await inbox()).toEqual([])
})

test('a slow server times out, though the mail may have arrived', async () => {
  await play('slow')
  const outcome = await mailOverSmtp(settings, { timeLimitMs: 500 }).send(letter)
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), 60_000)
})

test('a server that never answers times out', async () => {
  const silent = await stranger(() => undefined)
  const outcome = await mailOverSmtp({ ...settings, port: silent }, { timeLimitMs: 200 }).send(letter)
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
})

test('a closed port and a broken connection are unreachable', async () => {
  const gone = { kind: 'unavailable', reason: 'unreachable' }
  expect(await mailOverSmtp({ ...settings, port: await freePort() }).send(letter)).toEqual(gone)
  const rude = await stranger((socket) => socket.destroy())
  expect(await mailOverSmtp({ ...settings, port: rude }).send(letter)).toEqual(gone)
})

test('sends no mail to a server without encryption when encryption is required', async () => {
  const outcome = await mailOverSmtp({ ...settings, needsTls: true }).send(letter)
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'setup' })
  expect(await inbox()).toEqual([])
})

async function stranger(greet: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    greet(socket)
  })
  strangers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port: free } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return free
}
