import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInbox, type Inbox } from '../frame/inbox.ts'
import { defaultSettings } from '../settings.ts'
import { openMailCatcher, type Mail, type MailCatcher } from './catcher.ts'
import { mailPartner } from './partner.ts'

let inbox: Inbox<Mail>
let scenario: (address: string) => string
let catcher: MailCatcher

beforeEach(async () => {
  inbox = createInbox<Mail>(3)
  scenario = () => 'works'
  const ctx = {
    settings: defaultSettings,
    inbox,
    now: () => new Date('2026-11-15T02:00:00Z'),
    scenario: (address: string) => scenario(address),
    pause: () => Promise.resolve(),
    record: () => undefined,
    notify: async () => undefined,
  }
  catcher = await openMailCatcher(ctx, 0)
})
afterEach(() => catcher.close())

async function send(to: string, subject = '理赔申请书') {
  const transport = createTransport({ host: '127.0.0.1', port: catcher.port })
  const attachments = [
    { filename: '申请书.pdf', content: Buffer.alloc(2048), contentType: 'application/pdf' },
  ]
  try {
    await transport.sendMail({ from: 'noreply@yuanli.test', to, subject, text: '请查收附件。', attachments })
  } finally {
    transport.close()
  }
}

test('reads a mail with its subject, text and attachments', async () => {
  await send('Lin@Example.test')
  expect(inbox.newestFirst()).toMatchObject([
    {
      from: 'noreply@yuanli.test',
      to: ['lin@example.test'],
      subject: '理赔申请书',
      text: expect.stringContaining('请查收附件。'),
      attachments: [{ name: '申请书.pdf', type: 'application/pdf', size: 2048 }],
    },
  ])
})

test('finds mails by any of their recipients, in any case', async () => {
  await send('a@example.test, B@example.test')
  const [mail] = inbox.newestFirst()
  expect(mail && mailPartner.shelf.matches(mail, 'b@EXAMPLE.test')).toBe(true)
  expect(mail && mailPartner.shelf.matches(mail, 'c@example.test')).toBe(false)
})

test('a refused mailbox gets nothing, others still do', async () => {
  scenario = (address) => (address === 'gone@example.test' ? 'refuses' : 'works')
  await expect(send('gone@example.test')).rejects.toMatchObject({ responseCode: 550 })
  await send('here@example.test')
  expect(inbox.newestFirst().map((mail) => mail.to)).toEqual([['here@example.test']])
})

test('a server that is down rejects all clients', async () => {
  scenario = () => 'down'
  await expect(send('lin@example.test')).rejects.toMatchObject({ responseCode: 421 })
  expect(inbox.newestFirst()).toEqual([])
})

test('lists the newest first, and drops the oldest', async () => {
  for (const subject of ['1', '2', '3', '4']) await send('lin@example.test', subject)
  expect(inbox.newestFirst().map((mail) => mail.subject)).toEqual(['4', '3', '2'])
})
