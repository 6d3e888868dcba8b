import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { identitySteps } from '@yf/contract/identity-steps'
import { refusals } from '@yf/contract/refusals'
import { signParams } from '@yf/partner-contract/partner-link'
import { signPartnerToken, tokenAudience } from '@yf/partner-contract/partner-sso'
import { channelSecret } from '#seeds/channels.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { keepCode, newCode } from './codes.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { partnerSso: { baseUrl: `${sandbox.url}/rlj` } } }))
beforeEach(async () => {
  server.clock.advance({ hours: 1 })
  await server.db.deleteFrom('staff_alert').execute()
})

const phones = {
  linxiao: '13800000001',
  zhoulan: '13800000002',
  chenmo: '13800000003',
  hejing: '13800000004',
  zhaoqiang: '13800000005',
  nobody: '13811112222',
}
const seconds = () => Math.floor(server.clock.now().getTime() / 1000)

const byPortal = (phone: string, sub?: string) => {
  const times = { iat: seconds(), exp: seconds() + 240 }
  const claims = { iss: 'xinghe-portal', aud: tokenAudience, phone, ...times, jti: randomUUID() }
  const token = signPartnerToken(sub ? { ...claims, sub } : claims, channelSecret('xinghe-portal'))
  return server.call(identitySteps.loginByToken, { token })
}
const byJinli = (phone: string) => {
  const link = { channel: 'jinli', phone, timestamp: String(seconds()), nonce: randomUUID() }
  const sign = signParams(link, channelSecret('jinli'))
  return server.call(identitySteps.loginByLink, { ...link, sign })
}
const byRlj = async (phone: string) => {
  const response = await fetch(`${sandbox.url}/rlj/go?to=ssoRljPage&phone=${phone}`, { redirect: 'manual' })
  const params = new URLSearchParams(response.headers.get('location')!.split('?')[1])
  const [token, uid, sign] = ['ticket', 'uid', 'sign'].map((name) => params.get(name)!)
  return server.call(identitySteps.loginByToken, { channel: 'rlj', token: token!, uid: uid!, sign: sign! })
}
const prove = async (token: string, phone: string) => {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return server.call(identitySteps.bindOrValidatePhone, { phone, code }, { token })
}
const alerts = () => server.db.selectFrom('staff_alert').selectAll().execute()

test.each(['linxiao', 'chenmo'] as const)(
  'the portal of 星河 admits %s, who belongs to 星河',
  async (person) => {
    expect((await byPortal(phones[person])).success).toBe(true)
    expect(await alerts()).toEqual([])
  },
)

test.each(['zhoulan', 'hejing', 'zhaoqiang'] as const)(
  'the portal of 星河 refuses %s of another company with the answer for an unknown person',
  async (person) => {
    for (const sub of [undefined, 'emp-1']) {
      const { code, message, result, http } = await byPortal(phones[person], sub)
      const { code: ofNobody, message: toNobody } = await byPortal(phones.nobody, sub)
      expect({ code, message, result, http }).toEqual({
        code: refusals.channelNotYours.code,
        message: refusals.channelNotYours.message,
        result: null,
        http: 200,
      })
      expect([ofNobody, toNobody]).toEqual([code, message])
    }
    expect(await alerts()).toMatchObject([
      {
        kind: 'channelOutsider',
        times: 2,
        text: expect.stringContaining(`「星河员工门户」（xinghe-portal）`),
      },
    ])
    const sessions = server.db.selectFrom('session').where('account_id', '=', idOf('account', person))
    expect(await sessions.selectAll().execute()).toEqual([])
  },
)

test('a signed link admits only members of its companies', async () => {
  expect((await byJinli(phones.zhoulan)).success).toBe(true)
  expect((await byJinli(phones.zhaoqiang)).code).toBe(refusals.channelNotYours.code)
  expect(await alerts()).toHaveLength(1)
})

test('a channel without companies admits nobody', async () => {
  await server.db.deleteFrom('channel_company').where('channel', '=', 'jinli').execute()
  expect((await byJinli(phones.zhoulan)).code).toBe(refusals.channelNotYours.code)
})

test('a member of two companies opens the one that the channel belongs to', async () => {
  const software = idOf('company', 'xinghe-software')
  const hardware = idOf('company', 'xinghe-hardware')
  expect((await byPortal(phones.linxiao)).result.companyId).toBe(software)
  await server.db
    .deleteFrom('channel_company')
    .where((row) => row.and({ channel: 'xinghe-portal', company_id: software }))
    .execute()
  expect((await byPortal(phones.linxiao)).result.companyId).toBe(hardware)
})

test("a ticket of another company's member asks for a phone, as for an unknown person, and accepts no outsider's phone", async () => {
  const pending = (await byRlj(phones.hejing)).result
  expect(pending).toMatchObject({ isBind: 1, verifyPhone: 0, mobile: '' })
  expect((await byRlj(phones.nobody)).result).toMatchObject({ isBind: 1, verifyPhone: 0, mobile: '' })
  expect((await prove(pending.token, phones.hejing)).code).toBe(refusals.channelNotYours.code)
  expect(await alerts()).toHaveLength(2)
  const entered = await prove(pending.token, phones.zhoulan)
  expect(entered.result).toMatchObject({ name: '周岚', companyId: idOf('company', 'haina') })
})

test('refuses a former employee even if the partner knows them', async () => {
  const first = (await byRlj(phones.linxiao)).result
  expect((await prove(first.token, phones.linxiao)).success).toBe(true)
  expect((await byRlj(phones.linxiao)).result.name).toBe('林晓')
  await server.db
    .updateTable('membership')
    .set({ status: 'ended' })
    .where('account_id', '=', idOf('account', 'linxiao'))
    .where('company_id', '=', idOf('company', 'xinghe-software'))
    .execute()
  expect((await byRlj(phones.linxiao)).code).toBe(refusals.channelNotYours.code)
  expect(await alerts()).toHaveLength(1)
})
