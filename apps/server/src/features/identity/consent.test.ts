import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { currentAgreement } from '@yf/domain/agreements'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { refusals } from '@yf/contract/refusals'
import { signParams } from '@yf/partner-contract/partner-link'
import { signPartnerToken, tokenAudience } from '@yf/partner-contract/partner-sso'
import { channelSecret } from '#seeds/channels.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { keepCode, newCode } from './codes.ts'

const phone = '13800000001'
const server = demoStage(() => ({ settings: { apiClients: [{ id: 'kiosk', secret: 'kiosk-secret' }] } }))
const needed = refusals.agreementNeeded.code
const accountId = idOf('account', 'linxiao')

/** As after a new text: nobody has accepted it yet. */
beforeEach(async () => {
  server.clock.advance({ hours: 1 })
  await server.db.deleteFrom('agreement_acceptance').execute()
})

const accepted = async () =>
  (
    await server.db
      .selectFrom('agreement_acceptance')
      .select(['agreement', 'version', 'accepted_at'])
      .where('account_id', '=', accountId)
      .orderBy('agreement')
      .execute()
  ).map(({ agreement, version }) => `${agreement} ${version}`)
const both = [`privacy ${currentAgreement}`, `user ${currentAgreement}`]

async function codeFor() {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
const seconds = () => Math.floor(server.clock.now().getTime() / 1000)
const portalToken = () => {
  const times = { iat: seconds(), exp: seconds() + 240 }
  const claims = { iss: 'xinghe-portal', aud: tokenAudience, phone, ...times, jti: randomUUID() }
  return signPartnerToken(claims, channelSecret('xinghe-portal'))
}
const signedLink = () => {
  const link = { channel: 'jinli', phone, timestamp: String(seconds()), nonce: randomUUID() }
  return { ...link, sign: signParams(link, channelSecret('jinli')) }
}

describe("a login by the app's form", () => {
  const byPassword = (agreementVersion?: string) =>
    server.call(identityCalls.login, {
      phone,
      password: demoPassword,
      ...(agreementVersion ? { agreementVersion } : {}),
    })

  test.each([undefined, '2020-01-01'])('with %s accepted is refused and asks for it', async (version) => {
    expect(await byPassword(version)).toMatchObject({ success: false, code: needed })
    expect(await accepted()).toEqual([])
  })

  test('records what was accepted with it, and does not ask again', async () => {
    expect((await byPassword(currentAgreement)).success).toBe(true)
    expect(await accepted()).toEqual(both)
    expect((await byPassword()).success).toBe(true)
  })

  test('by code: the refusal leaves the code usable', async () => {
    const code = await codeFor()
    expect((await server.call(identityCalls.login, { phone, code })).code).toBe(needed)
    const agreementVersion = currentAgreement
    expect((await server.call(identityCalls.login, { phone, code, agreementVersion })).success).toBe(true)
    expect(await accepted()).toEqual(both)
  })

  test('by another program is refused until the member has accepted', async () => {
    const basic = `Basic ${Buffer.from('kiosk:kiosk-secret').toString('base64')}`
    const tokenRequest = { grant_type: 'password', username: phone, password: demoPassword } as const
    const ask = () =>
      server.call(identitySteps.oauthToken, tokenRequest, { headers: { authorization: basic } })
    expect((await ask()).code).toBe(needed)
    await byPassword(currentAgreement)
    expect((await ask()).success).toBe(true)
  })
})

describe('a login that a partner verifies', () => {
  const settle = (token: string, agreementVersion = currentAgreement as string) =>
    server.call(identitySteps.enterWithConsent, { agreementVersion }, { token })

  test.each([
    ['a token', () => server.call(identitySteps.loginByToken, { token: portalToken() })],
    ['a link', () => server.call(identitySteps.loginByLink, signedLink())],
  ])('by %s waits for the consent and then opens its company', async (_, login) => {
    const pending = (await login()).result
    expect(pending).toMatchObject({ needConsent: 1, maskedName: '林*', isBind: 0, verifyPhone: 0 })
    expect(pending.name).toBeUndefined()
    expect((await server.call(identityCalls.memberTags, {}, { token: pending.token })).http).toBe(401)
    expect((await settle(pending.token, '2020-01-01')).code).toBe(needed)
    const entered = await settle(pending.token)
    expect(entered.result).toMatchObject({ name: '林晓', companyId: idOf('company', 'xinghe-software') })
    expect(await accepted()).toEqual(both)
    expect((await settle(pending.token)).code).toBe(refusals.pendingExpired.code)
    expect((await login()).result.name).toBe('林晓')
  })

  test('with the consent included opens at once', async () => {
    const input = { token: portalToken(), agreementVersion: currentAgreement }
    expect((await server.call(identitySteps.loginByToken, input)).result.name).toBe('林晓')
    expect(await accepted()).toEqual(both)
  })

  test('expires after a quarter of an hour, and settles nothing else', async () => {
    const { token } = (await server.call(identitySteps.loginByToken, { token: portalToken() })).result
    const asPhone = await server.call(
      identitySteps.bindOrValidatePhone,
      { phone, code: await codeFor(), agreementVersion: currentAgreement },
      { token },
    )
    expect(asPhone.code).toBe(refusals.pendingExpired.code)
    server.clock.advance({ minutes: 15 })
    expect((await settle(token)).code).toBe(refusals.pendingExpired.code)
    expect(await accepted()).toEqual([])
  })
})

describe('a preview of a link that a partner signed', () => {
  const look = (link: ReturnType<typeof signedLink>) => server.call(identitySteps.previewByLink, link)

  test("names the account and uses nothing up; a used or forged link, or one for another company's member, reveals nothing", async () => {
    const link = signedLink()
    for (const _ of [1, 2])
      expect((await look(link)).result).toMatchObject({
        maskedName: '林*',
        maskedPhone: '138****0001',
        needConsent: 1,
      })
    expect(await accepted()).toEqual([])
    const used = await server.call(identitySteps.loginByLink, { ...link, agreementVersion: currentAgreement })
    expect(used.success).toBe(true)
    const invalid = refusals.partnerProofInvalid.code
    expect((await look(link)).code).toBe(invalid)
    expect((await look({ ...signedLink(), phone: '13800000004' })).code).toBe(invalid)
  })
})

describe("a preview of a partner's token", () => {
  const look = (token: string) => server.call(identitySteps.previewByToken, { token })

  test('names the account, uses nothing up and writes nothing', async () => {
    const token = portalToken()
    for (const _ of [1, 2])
      expect((await look(token)).result).toEqual({
        maskedName: '林*',
        maskedPhone: '138****0001',
        channelName: '星河员工门户',
        needConsent: 1,
      })
    expect(await accepted()).toEqual([])
    const input = { token, agreementVersion: currentAgreement }
    expect((await server.call(identitySteps.loginByToken, input)).success).toBe(true)
    expect((await look(token)).code).toBe(refusals.partnerProofInvalid.code)
  })

  test("of another company's member reveals nothing", async () => {
    const times = { iat: seconds(), exp: seconds() + 240 }
    for (const other of ['13800000002', '13811112222']) {
      const claims = { iss: 'xinghe-portal', aud: tokenAudience, phone: other, ...times, jti: randomUUID() }
      const answer = await look(signPartnerToken(claims, channelSecret('xinghe-portal')))
      expect(answer).toMatchObject({ result: null, code: refusals.channelNotYours.code })
    }
    expect((await look('made-up-token')).code).toBe(refusals.partnerProofInvalid.code)
  })
})
