import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import { mailDeliverers } from './deliveries.ts'
import { mailOverSmtp } from './smtp.ts'
import type { QueuedLetter } from './port.ts'

let sandbox: TestSandbox
let server: TestServer
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
  server = await startServer({ jobs: true, settings: { mail } })
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})
beforeEach(async () => {
  await play('works')
  await fetch(`${sandbox.url}/inbox/mail`, { method: 'DELETE' })
})

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/mail`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const inbox = async (to: string) =>
  (await (await fetch(`${sandbox.url}/inbox/mail?to=${to}`)).json()) as object[]
const letterTo = (to: string, more: Partial<QueuedLetter> = {}): QueuedLetter => ({
  to,
  subject: '您的理赔决定通知书',
  text: '请查收附件。',
  html: '<p>请查收附件。</p>',
  attachments: [],
  ...more,
})
const queued = (key: string, payload: QueuedLetter) => ({ partner: 'mail', kind: 'letter', key, payload })
const run = mailDeliverers['mail.letter'] as (letter: QueuedLetter, ctx: object) => Promise<void>
const log = { info: () => undefined }
const deliver = (letter: QueuedLetter) =>
  run(letter, { ...server.services, db: server.db, log, key: newId() })

test('sends a mail after its transaction has committed, with the attachments from the file store', async () => {
  const file = { contentType: 'application/pdf', body: Buffer.from('%PDF-1.7'), module: 'claims' }
  const ctx = { ...server.services, db: server.db }
  const { name: storedAs } = await keepFile(ctx, { ...file, ownerId: newId(), companyId: null })
  const letter = letterTo('lin@example.com', { attachments: [{ name: '理赔决定通知书.pdf', storedAs }] })
  const undone = server.db.transaction().execute(async (tx) => {
    await server.services.outbox.add(tx, queued(newId(), letterTo('nobody@example.com')))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  const key = newId()
  await server.db.transaction().execute((tx) => server.services.outbox.add(tx, queued(key, letter)))
  await server.db.transaction().execute((tx) => server.services.outbox.add(tx, queued(key, letter)))
  const row = () =>
    server.db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  await expect.poll(async () => (await row()).delivered_at).not.toBeNull()
  expect(await inbox('lin@example.com')).toMatchObject([
    {
      subject: letter.subject,
      attachments: [{ name: '理赔决定通知书.pdf', type: 'application/pdf', size: 8 }],
    },
  ])
  expect(await inbox('nobody@example.com')).toEqual([])
})

test('keeps a mail for a retry when the server is down', async () => {
  await play('down')
  await expect(deliver(letterTo('zhou@example.com'))).rejects.toThrow('unavailable')
  await play('works')
  await deliver(letterTo('zhou@example.com'))
  expect(await inbox('zhou@example.com')).toHaveLength(1)
})

test('does not retry a mailbox that does not exist', async () => {
  await play('refuses')
  await deliver(letterTo('gone@example.com'))
  expect(await inbox('gone@example.com')).toEqual([])
})

test('does not send a mail before its attachment is stored', async () => {
  const attachments = [{ name: 'a.pdf', storedAs: newId() }]
  await expect(deliver(letterTo('chen@example.com', { attachments }))).rejects.toThrow('attachment')
  expect(await inbox('chen@example.com')).toEqual([])
})

test('raises a staff notice when the server refuses us', async () => {
  const mail = mailOverSmtp({ ...server.services.settings.mail, needsTls: true })
  const ctx = { ...server.services, partners: { mail }, key: newId() }
  await expect(run(letterTo('he@example.com'), ctx)).rejects.toThrow('refuses us')
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
