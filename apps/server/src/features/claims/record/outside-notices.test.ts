import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { noticeChannelCalls } from '@yf/contract/notice-channels'
import { refusals } from '@yf/contract/refusals'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { openIds, playWechat, wechatSettings } from '#testkit/wechat.ts'
import { bindSubject } from '#features/identity/public.ts'
import { closedChannels } from '#features/messages/public.ts'
import { keepProven } from '#features/messages/outside/proven-mail.ts'
import { outsideDeliverers } from '#features/messages/outside/deliveries.ts'
import { smsOverHttp } from '#partners/sms/http.ts'
import type { JobContext } from '#platform/call/context.ts'
import { deliverOutbox } from '#platform/jobs/outbox.ts'
import type { Partners } from '#platform/partners.ts'
import { failed, paid } from '../decision/payment/payment-ends.ts'
import { reject } from '../decision/reject.ts'
import { settle } from '../decision/settle.ts'
import { accept, ask, toAdjudication } from '../decision/staff-transitions.ts'
import { reopen } from '../decision/review/reopen.ts'
import { takeCase } from './find.ts'
import { staffActor } from './transitions.ts'
import { accountId, addPolicy, caseLab, type CaseLab } from './test-cases.ts'

const smtpPort = await freePort()
const sandbox = sandboxStage({ smtpPort })
const smtp = {
  host: '127.0.0.1',
  port: smtpPort,
  isSecure: false,
  needsTls: false,
  user: '',
  password: '',
  from: 'noreply@yuanli.example',
  fromName: '原力星球',
}
const server = demoStage(() => ({ settings: { wechat: wechatSettings(sandbox.url), mail: smtp } }))
const address = 'lin@example.com'
const actor = staffActor('0198c0de-0000-7000-8000-000000000001')

let lab: CaseLab
let real: Partners
beforeAll(async () => {
  lab = await caseLab(server)
  const { settings, partners } = server.services
  real = { ...partners, sms: smsOverHttp({ ...settings.sms, baseUrl: sandbox.smsBaseUrl }) }
  await bindSubject(
    server.db,
    accountId,
    { provider: 'wechat', subject: openIds.linxiao },
    server.clock.now(),
  )
})
beforeEach(async () => {
  await playWechat(sandbox.url, 'works')
  for (const kind of ['wechat', 'sms', 'mail'])
    await fetch(`${sandbox.url}/inbox/${kind}`, { method: 'DELETE' })
  for (const table of ['notice_channel', 'proven_mail', 'notice_sending', 'outbox'] as const)
    await server.db.deleteFrom(table).execute()
  await keepProven({ ...server.services, db: server.db }, accountId, address, server.clock.now())
})
afterEach(() => lab.clear())

const prove = (mailbox: string, code: string) =>
  server.call(noticeChannelCalls.proveMail, { address: mailbox, code }, lab)
const sendCode = (mailbox: string, who: { token: string } = lab) =>
  server.call(noticeChannelCalls.sendMailCode, { address: mailbox }, who)
const set = (input: object) => server.call(noticeChannelCalls.setChannels, input, lab)
const channels = async () => (await server.call(noticeChannelCalls.channels, {}, lab)).result
const job = deliverOutbox(outsideDeliverers)
const work = (partners: Partners = real): JobContext => lab.work(partners)

/** Delivers the messages one after another like the worker; a failed one is retried by the next call. */
async function deliverAll(ctx: JobContext = work()): Promise<string[]> {
  const faults: string[] = []
  const waiting = await server.db.selectFrom('outbox').select('id').where('kind', '=', 'notice').execute()
  for (const { id } of waiting)
    await job.run({ id }, ctx).catch((error: unknown) => faults.push((error as Error).message))
  return faults
}

interface Wechat {
  path: string
  outcome: string
  message?: { url: string; lines: string[] }
}
const read = async <T>(kind: string) =>
  ((await (await fetch(`${sandbox.url}/inbox/${kind}`)).json()) as T[]).toReversed()
const wechats = async () => (await read<Wechat>('wechat')).flatMap(({ message }) => message ?? [])
const texts = async () => (await read<{ phone: string; text: string }>('sms')).map(({ text }) => text)
const letters = () => read<{ to: string[]; subject: string; text: string }>('mail')
const sendings = () =>
  server.db.selectFrom('notice_sending').select(['channel', 'state', 'outcome']).orderBy('channel').execute()

const inCase = async (caseId: string, action: (ctx: JobContext, row: never) => Promise<unknown>) =>
  lab.work().transaction(async (ctx) => action(ctx, (await takeCase(ctx.db, caseId)) as never))
const requestedCase = async () => {
  const caseId = await lab.addCase({ state: 2 })
  await inCase(caseId, (ctx, row) => ask(ctx, row, { words: '请补充阑尾炎的病历', kinds: [], actor }))
  return caseId
}
async function paying(): Promise<string> {
  const caseId = await lab.addCase({ state: 4 })
  await inCase(caseId, (ctx, row) => settle(ctx, row, { actor }))
  await server.db.updateTable('payment').set({ state: 'sent' }).where('subject_id', '=', caseId).execute()
  return caseId
}
const payment = async (caseId: string) => (await lab.paymentOf(caseId)).at(-1)!

/** Runs the function and then throws, like a process killed after it. */
const thenDie =
  <Of extends unknown[]>(action: (...of: Of) => Promise<unknown>) =>
  async (...of: Of): Promise<never> => {
    await action(...of)
    throw new Error('killed')
  }

/** Every transition, in the order in which a case may go through it. */
async function everyTransition(): Promise<void> {
  await lab.submit(await lab.addCase({ receipts: [{ payer: '王芳' }] }))
  const submittedCase = await lab.addCase({ state: 1 })
  await inCase(submittedCase, (ctx, row) => accept(ctx, row, actor))
  await inCase(submittedCase, (ctx, row) => toAdjudication(ctx, row, actor))
  await requestedCase()
  const failing = await paying()
  const sent = await payment(failing)
  await lab.work().transaction((ctx) => failed(ctx, sent, 'card'))
  const good = await paying()
  const money = await payment(good)
  await lab.work().transaction((ctx) => paid(ctx, money, { receipt: 'r1', at: server.clock.now() }))
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, deductibleFen: 100_000 })
  const small = await lab.addCase({ state: 4, policyId })
  await inCase(small, (ctx, row) => settle(ctx, row, { actor }))
  const refused = await lab.addCase({ state: 4 })
  await inCase(refused, (ctx, row) => reject(ctx, row, { reason: '阑尾炎不在保障范围', actor }))
  const why = { reason: 'other' as const, words: '阑尾炎在保障范围内', files: [] }
  await server.call(claimCalls.appeal, { caseId: refused, ...why }, lab)
  await inCase(small, (ctx, row) => reopen(ctx, row, { reason: '漏看了阑尾炎的清单', actor }))
}

test('two phones that concurrently change different settings keep both', async () => {
  for (const isOn of [0, 1] as const)
    for (let round = 0; round < 5; round++) {
      await Promise.all([set({ sms: isOn }), set({ smsPressingOnly: isOn })])
      expect((await channels()).sms).toMatchObject({ isOn, isPressingOnly: isOn })
      await set({ sms: 1 - isOn, smsPressingOnly: 1 - isOn })
    }
  await set({ sms: 1, smsPressingOnly: 0 })
})

test('sends every transition by WeChat and text message, and by mail if the member wants it', async () => {
  await set({ mail: 1, address })
  await everyTransition()
  expect(await deliverAll()).toEqual([])
  const decided = ['已提交', '已受理', '核定中', '待补充', '已核定', '打款失败', '已核定', '已到账', '已结案']
  const progress = [...decided, '未通过', '复核中', '重新审核']
  const messages = await wechats()
  expect(messages.map(({ lines }) => lines[1])).toEqual(progress)
  expect(messages[7]!.lines[3]).toBe('已汇出 ¥400.00')
  expect(messages[0]!.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/claimSettlement\/detail\?caseId=[\w-]+$/)
  const texted = await texts()
  expect(texted).toHaveLength(progress.length)
  expect(texted[0]).toContain('已提交，我们会尽快受理')
  expect(texted[7]).toContain('赔款¥400.00已汇入尾号')
  const mails = await letters()
  expect(mails.map(({ subject }) => subject)).toEqual(
    progress.map((step) => expect.stringContaining(`理赔进度：${step}`)),
  )
  expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set([address]))
  // Others may read a lock screen: it shows neither handlers' texts, names nor full card numbers.
  const sentTexts = JSON.stringify([messages, await texts(), mails])
  expect(sentTexts).not.toMatch(/阑尾炎|上呼吸道|协和|林晓|王芳|6222/)
})

test('a member who limits text messages gets only those that require action or report a payment, including waiting ones', async () => {
  expect((await channels()).sms).toMatchObject({ isOn: 1, isPressingOnly: 0 })
  const submittedCase = await lab.addCase({ state: 1 })
  await inCase(submittedCase, (ctx, row) => accept(ctx, row, actor))
  await set({ wechat: 0, smsPressingOnly: 1 })
  expect((await channels()).sms).toMatchObject({ isOn: 1, isPressingOnly: 1 })
  expect(await deliverAll()).toEqual([])
  expect(await sendings()).toContainEqual({ channel: 'sms', state: 'ended', outcome: 'off' })
  await everyTransition()
  await deliverAll()
  expect(await texts()).toEqual([
    expect.stringContaining('需要补充资料，请打开案件查看'),
    expect.stringContaining('赔款打款未成功，请打开案件更换银行卡'),
    expect.stringContaining('赔款¥400.00已汇入尾号'),
  ])
  await set({ smsPressingOnly: 0 })
  expect((await channels()).sms).toMatchObject({ isOn: 1, isPressingOnly: 0 })
})

test('a job that runs twice or ten times concurrently sends once per channel', async () => {
  await set({ mail: 1, address })
  await requestedCase()
  await Promise.all(Array.from({ length: 10 }, () => deliverAll()))
  await deliverAll()
  expect([(await wechats()).length, (await texts()).length, (await letters()).length]).toEqual([1, 1, 1])
})

test('killed after the partner accepted it, a message is not sent a second time', async () => {
  await set({ mail: 1, address })
  await requestedCase()
  let sms = 0
  const dying: Partners = {
    ...real,
    wechat: { ...real.wechat, sendTemplate: thenDie(real.wechat.sendTemplate) },
    sms: { ...real.sms, sendClaimTransition: thenDie(real.sms.sendClaimTransition) },
    mail: { send: thenDie(real.mail.send) },
  }
  expect(await deliverAll(work(dying))).toEqual(['killed', 'killed', 'killed'])
  const counted: Partners = {
    ...real,
    sms: { ...real.sms, sendClaimTransition: (of) => ((sms += 1), real.sms.sendClaimTransition(of)) },
  }
  // It is not known yet whether the other worker is alive.
  expect(await deliverAll(work(counted))).toHaveLength(3)
  server.clock.advance({ minutes: 2 })
  expect(await deliverAll(work(counted))).toEqual([])
  expect([(await wechats()).length, (await texts()).length, (await letters()).length]).toEqual([1, 1, 1])
  // The job asked the gateway what it had accepted.
  expect(sms).toBe(0)
  expect(await sendings()).toEqual([
    { channel: 'mail', state: 'ended', outcome: 'inDoubt' },
    { channel: 'sms', state: 'sent', outcome: null },
    { channel: 'wechat', state: 'sent', outcome: null },
  ])
})

test('a message interrupted by a kill is abandoned if WeChat no longer knows it', async () => {
  await set({ sms: 0 })
  await requestedCase()
  const lost: Partners = {
    ...real,
    wechat: { ...real.wechat, sendTemplate: () => Promise.reject(new Error('killed')) },
  }
  await deliverAll(work(lost))
  server.clock.advance({ minutes: 10 })
  expect(await deliverAll()).toEqual([])
  expect(await wechats()).toEqual([])
  expect(await sendings()).toEqual([{ channel: 'wechat', state: 'ended', outcome: 'inDoubt' }])
})

test('retries a partner that is down, and does not resend after a broken connection', async () => {
  await set({ sms: 0 })
  await requestedCase()
  await playWechat(sandbox.url, 'down')
  expect(await deliverAll()).toEqual(['WeChat is unavailable: troubled'])
  await playWechat(sandbox.url, 'cut')
  expect(await deliverAll()).toEqual(['WeChat is unavailable: unreachable'])
  await playWechat(sandbox.url, 'works')
  expect(await deliverAll()).toEqual([])
  expect(await wechats()).toHaveLength(1)
})

test('a gateway that forgot the message gets it again', async () => {
  await set({ wechat: 0 })
  await requestedCase()
  const lost = { ...real.sms, sendClaimTransition: () => Promise.reject(new Error('killed')) }
  await deliverAll(work({ ...real, sms: lost }))
  server.clock.advance({ minutes: 2 })
  expect(await deliverAll()).toEqual([])
  expect(await texts()).toHaveLength(1)
})

test('a member who does not follow the account is not retried, and the settings say why', async () => {
  await set({ sms: 0 })
  expect((await channels()).wechat).toEqual({ isOn: 1, isOffered: 1, reach: 'ready', to: null })
  await requestedCase()
  await playWechat(sandbox.url, 'unfollowed')
  expect(await deliverAll()).toEqual([])
  await playWechat(sandbox.url, 'works')
  await deliverAll()
  expect(await wechats()).toEqual([])
  expect(await sendings()).toEqual([{ channel: 'wechat', state: 'ended', outcome: 'notFollowing' }])
  expect((await channels()).wechat.reach).toBe('notFollowing')
})

test('each channel can be switched off separately, also while a message waits', async () => {
  expect(await channels()).toMatchObject({
    wechat: { isOn: 1 },
    sms: { isOn: 1, to: '138****0001' },
    mail: { isOn: 0, reach: 'noAddress', to: null },
  })
  await set({ wechat: 0 })
  expect(await channels()).toMatchObject({ wechat: { isOn: 0 }, sms: { isOn: 1 }, mail: { isOn: 0 } })
  await requestedCase()
  expect(await sendings()).toEqual([{ channel: 'sms', state: 'waiting', outcome: null }])
  await set({ sms: 0 })
  await deliverAll()
  expect(await texts()).toEqual([])
  expect(await sendings()).toEqual([{ channel: 'sms', state: 'ended', outcome: 'off' }])
})

test('mail needs an address, which is stored encrypted and returned masked', async () => {
  expect(await set({ mail: 1 })).toMatchObject({ code: refusals.mailAddressNeeded.code })
  expect(await set({ address: 'lin@' })).toMatchObject({ http: 400 })
  expect((await set({ address, mail: 1 })).result.mail).toMatchObject({
    isOn: 1,
    reach: 'ready',
    to: 'l***@example.com',
  })
  const row = await server.db.selectFrom('notice_channel').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('lin@')
  // Switched off again, and the address stays for the next time.
  expect((await set({ mail: 0 })).result.mail).toMatchObject({ isOn: 0, reach: 'ready' })
})

test('an address is used once its code is confirmed; until then the verified one stays', async () => {
  await set({ mail: 1, address })
  const next = 'Lin.Xiao@Example.com'
  expect(await set({ address: next })).toMatchObject({ code: refusals.mailNotProven.code })
  expect(await sendCode('lin@')).toMatchObject({ http: 400 })
  expect((await sendCode(next)).success).toBe(true)
  expect((await sendCode(next)).code).toBe(refusals.codeTooSoon.code)
  const [letter] = await letters()
  const code = /验证码是 (\d{6})/.exec(letter!.text)![1]!
  expect(`${letter!.subject} ${letter!.text}`).not.toMatch(/林晓|理赔/)
  // Her code verifies neither another account nor another mailbox.
  const other = await server.tokenOf('zhoulan')
  const byAnother = { address: next, code }
  expect(await server.call(noticeChannelCalls.proveMail, byAnother, { token: other })).toMatchObject({
    code: refusals.wrongCode.code,
  })
  expect((await prove('lin.xiao@example.com', code)).code).toBe(refusals.wrongCode.code)
  await requestedCase()
  await deliverAll()
  expect((await letters()).map(({ to }) => to)).toEqual([[next.toLowerCase()], [address]])
  expect((await prove(next, code)).success).toBe(true)
  expect((await prove(next, code)).code).toBe(refusals.wrongCode.code)
  // Host names are case-insensitive.
  expect((await set({ address: 'Lin.Xiao@example.com' })).result.mail).toMatchObject({
    to: 'L***@example.com',
  })
})

test('a code expires after five wrong entries or five minutes, and ten are sent per day', async () => {
  const next = 'new@example.com'
  const codeOf = async () => {
    server.clock.advance({ minutes: 1 })
    expect((await sendCode(next)).success).toBe(true)
    return /验证码是 (\d{6})/.exec((await letters()).at(-1)!.text)![1]!
  }
  server.clock.advance({ days: 1 })
  const guessed = await codeOf()
  const wrong = String((Number(guessed) + 1) % 1_000_000).padStart(6, '0')
  await Promise.all(Array.from({ length: 5 }, () => prove(next, wrong)))
  expect((await prove(next, guessed)).code).toBe(refusals.wrongCode.code)
  const late = await codeOf()
  server.clock.advance({ minutes: 5 })
  expect((await prove(next, late)).code).toBe(refusals.wrongCode.code)
  for (let sent = 3; sent <= 10; sent += 1) await codeOf()
  server.clock.advance({ minutes: 1 })
  expect((await sendCode(next)).code).toBe(refusals.codeTooMany.code)
})

test('a mail that could not be sent does not count towards the limit', async () => {
  const isDown = vi.spyOn(server.services.partners.mail, 'send')
  server.clock.advance({ days: 1 })
  const troubles = [
    { kind: 'unavailable', reason: 'unreachable' },
    { kind: 'refused', reason: 'badAddress', providerCode: 550 },
  ] as const
  for (const trouble of troubles) {
    isDown.mockResolvedValueOnce(trouble)
    expect((await sendCode('new@example.com')).code).toBe(refusals.codeNotSent.code)
  }
  isDown.mockRestore()
  expect((await sendCode('new@example.com')).success).toBe(true)
})

test('a channel without its template is off for everybody, and says so', async () => {
  const { settings } = server.services
  const bare = {
    ...settings,
    wechat: { ...settings.wechat, claimTemplates: [] },
    sms: { ...settings.sms, claimTemplateCode: '' },
  }
  const caseId = await lab.addCase({ state: 2 })
  await lab.work().transaction(async (ctx) => {
    const row = (await takeCase(ctx.db, caseId))!
    await ask({ ...ctx, settings: bare }, row, { words: '请补充清单', kinds: [], actor })
  })
  expect(await sendings()).toEqual([])
  expect(closedChannels(bare)).toEqual([
    { channel: 'wechat', setting: 'WECHAT_CLAIM_TEMPLATES' },
    { channel: 'sms', setting: 'SMS_CLAIM_TEMPLATE_CODE' },
  ])
  expect(closedChannels(settings)).toEqual([])
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
