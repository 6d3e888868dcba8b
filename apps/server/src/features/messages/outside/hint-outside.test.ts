import { createServer, type AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { mailOverSmtp } from '#partners/mail/smtp.ts'
import { smsOverHttp } from '#partners/sms/http.ts'
import type { JobContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { deliverOutbox } from '#platform/jobs/outbox.ts'
import { outsideDeliverers } from './deliveries.ts'
import { keepPreferences } from './preferences.ts'
import { hintOutside } from './hint-outside.ts'

const smtpPort = await freePort()
const sandbox = sandboxStage({ smtpPort })
const server = demoStage()
const accountId = idOf('account', 'linxiao')

beforeEach(async () => {
  for (const kind of ['sms', 'mail']) await fetch(`${sandbox.url}/inbox/${kind}`, { method: 'DELETE' })
  for (const table of ['notice_channel', 'notice_sending', 'outbox'] as const)
    await server.db.deleteFrom(table).execute()
})

const work = (): JobContext => {
  const { settings, partners } = server.services
  const mail = mailOverSmtp({ ...settings.mail, host: '127.0.0.1', port: smtpPort })
  const sms = smsOverHttp({ ...settings.sms, baseUrl: sandbox.smsBaseUrl })
  return {
    ...server.services,
    db: server.db,
    log: server.app.log,
    partners: { ...partners, mail, sms },
  } as JobContext
}

/** Twice, like a worker that was killed at the end. */
async function deliverTwice(): Promise<void> {
  const waiting = await server.db.selectFrom('outbox').select('id').execute()
  const job = deliverOutbox(outsideDeliverers)
  for (const { id } of [...waiting, ...waiting]) await job.run({ id }, work())
}
const inbox = async (kind: string) =>
  (await (await fetch(`${sandbox.url}/inbox/${kind}`)).json()) as { text: string; subject?: string }[]
const prefer = (sms: boolean, address: string | null) =>
  keepPreferences(
    { db: server.db, cipher: server.services.cipher },
    accountId,
    { wechat: true, sms, smsPressingOnly: true, mail: address !== null, address },
    server.clock.now(),
  )

test('outside the app a message says only that there is news, once through each channel', async () => {
  await prefer(true, 'lin@example.com')
  await hintOutside(work(), { accountId, noticeId: newId() })
  await deliverTwice()
  expect((await inbox('sms')).map(({ text }) => text)).toEqual([
    '【原力星球】您有一条新消息，请登录原力星球查看',
  ])
  const [letter, ...more] = await inbox('mail')
  expect([letter!.subject, more]).toEqual(['您有一条新消息', []])
  expect(letter!.text).toContain('/#/message')
  expect(letter!.text).not.toMatch(/咨询|心理|预约|理赔|eap/i)
})

test('a member who has switched text messages off gets none, and without a template nobody does', async () => {
  await prefer(false, null)
  await hintOutside(work(), { accountId, noticeId: newId() })
  await prefer(true, null)
  const { settings } = server.services
  const without = { ...settings, sms: { ...settings.sms, messageTemplateCode: '' } }
  await hintOutside({ ...work(), settings: without }, { accountId, noticeId: newId() })
  await deliverTwice()
  expect([await inbox('sms'), await inbox('mail')]).toEqual([[], []])
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
