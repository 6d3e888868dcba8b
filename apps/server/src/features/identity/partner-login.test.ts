import { beforeEach, describe, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identitySteps } from '@yf/contract/identity-steps'
import { signParams } from '@yf/partner-contract/partner-link'
import { signPartnerToken, tokenAudience } from '@yf/partner-contract/partner-sso'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { channelSecret } from '#seeds/channels.ts'
import { keepCode, newCode } from './codes.ts'

const lin = '13800000001'
const unknown = '13811112222'
const invalid = refusals.partnerProofInvalid.code
let proofs = 0

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { partnerSso: { baseUrl: `${sandbox.url}/rlj` } } }))
beforeEach(() => server.clock.advance({ hours: 1 }))

const seconds = () => Math.floor(server.clock.now().getTime() / 1000)

describe('a signed link', () => {
  interface LinkChanges {
    phone?: string
    timestamp?: string
    channel?: string
    secret?: string
  }
  const linkOf = ({ secret = channelSecret('jinli'), ...change }: LinkChanges = {}) => {
    const link = {
      channel: 'jinli',
      phone: lin,
      timestamp: String(seconds()),
      nonce: `nonce-${String(++proofs).padStart(6, '0')}`,
      ...change,
    }
    return { ...link, sign: signParams(link, secret) }
  }
  const enter = (link: ReturnType<typeof linkOf>) => server.call(identitySteps.loginByLink, link)

  test('logs its person in once', async () => {
    const link = linkOf()
    expect((await enter(link)).result).toMatchObject({ name: '林晓', isBind: 0, verifyPhone: 0 })
    expect((await enter(link)).code).toBe(invalid)
  })

  test('used many times concurrently creates one session', async () => {
    const link = linkOf()
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(link)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test.each([
    ['with another secret', { secret: 'guess' }],
    ['of a channel that signs no links', { channel: 'rlj', secret: channelSecret('rlj') }],
    ['of an unknown channel', { channel: 'nobody' }],
  ])('rejects %s', async (_, change) => {
    expect((await enter(linkOf(change))).code).toBe(invalid)
  })

  test('with a changed phone is refused', async () => {
    expect((await enter({ ...linkOf(), phone: '13800000002' })).code).toBe(invalid)
  })

  test.each([-301, 301])('that is %i seconds off is refused', async (off) => {
    expect((await enter(linkOf({ timestamp: String(seconds() + off) }))).code).toBe(invalid)
  })

  test('for a phone without an account is refused like one of a stranger to the channel', async () => {
    expect((await enter(linkOf({ phone: unknown }))).code).toBe(refusals.channelNotYours.code)
  })
})

describe('a signed token', () => {
  const tokenOf = (change: object = {}, secret = channelSecret('xinghe-portal')) => {
    const claims = {
      iss: 'xinghe-portal',
      aud: tokenAudience,
      phone: lin,
      iat: seconds(),
      exp: seconds() + 240,
      jti: `token-${String(++proofs).padStart(6, '0')}`,
      ...change,
    }
    return signPartnerToken(claims, secret)
  }
  const enter = (token: string, channel?: string) =>
    server.call(identitySteps.loginByToken, channel ? { token, channel } : { token })

  test('logs its person in once, whether the channel is named or not', async () => {
    expect((await enter(tokenOf(), 'xinghe-portal')).success).toBe(true)
    const token = tokenOf()
    expect((await enter(token)).result.name).toBe('林晓')
    expect((await enter(token)).code).toBe(invalid)
  })

  test.each([
    ['for somebody else', { aud: 'another-site' }],
    ['that ran out', { exp: 1 }],
    ['that is good for longer than five minutes', { exp: 4_000_000_000 }],
    ['without an end', { exp: undefined }],
    ['without an id', { jti: undefined }],
    ['of another channel', { iss: 'jinli' }],
    ['with an odd phone', { phone: '1' }],
  ])('rejects %s', async (_, change) => {
    expect((await enter(tokenOf(change), 'xinghe-portal')).code).toBe(invalid)
  })

  test('with another secret, or none, is refused', async () => {
    expect((await enter(tokenOf({}, 'guess'))).code).toBe(invalid)
    const [, body] = tokenOf().split('.')
    const head = Buffer.from('{"alg":"none"}').toString('base64url')
    expect((await enter(`${head}.${body}.AA`, 'xinghe-portal')).code).toBe(invalid)
  })
})

describe('a ticket of rlj', () => {
  /** As the partner sends a person to the app. */
  const ticketFor = async (phone: string) => {
    const response = await fetch(`${sandbox.url}/rlj/go?to=ssoRljPage&phone=${phone}`, { redirect: 'manual' })
    const params = new URLSearchParams(response.headers.get('location')!.split('?')[1])
    return {
      channel: 'rlj',
      token: params.get('ticket')!,
      uid: params.get('uid')!,
      sign: params.get('sign')!,
    }
  }
  const enter = (input: Awaited<ReturnType<typeof ticketFor>>) =>
    server.call(identitySteps.loginByToken, input)
  const play = (scenario: string) =>
    fetch(`${sandbox.url}/scenarios/rlj`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario }),
    })
  beforeEach(() => play('works'))

  async function prove(token: string, phone: string) {
    const code = newCode()
    await keepCode({ ...server.services, db: server.db }, phone, code)
    return server.call(identitySteps.bindOrValidatePhone, { phone, code }, { token })
  }

  test('asks for the phone the first time and creates a session after that', async () => {
    const pending = (await enter(await ticketFor(lin))).result
    expect(pending).toMatchObject({ verifyPhone: 1, isBind: 0, mobile: '138****0001' })
    expect(pending.name).toBeUndefined()
    expect((await prove(pending.token, lin)).result.name).toBe('林晓')
    expect((await enter(await ticketFor(lin))).result).toMatchObject({ verifyPhone: 0, name: '林晓' })
  })

  test("of a person with an unknown phone lets them bind a member's phone", async () => {
    const pending = (await enter(await ticketFor(unknown))).result
    expect(pending).toMatchObject({ isBind: 1, mobile: '' })
    expect((await prove(pending.token, '13800000002')).result.name).toBe('周岚')
  })

  test('works once', async () => {
    const ticket = await ticketFor(lin)
    expect((await enter(ticket)).success).toBe(true)
    expect((await enter(ticket)).code).toBe(invalid)
  })

  test('with a changed uid or signature never reaches the partner', async () => {
    const ticket = await ticketFor(lin)
    await fetch(`${sandbox.url}/inbox/sso`, { method: 'DELETE' })
    expect((await enter({ ...ticket, uid: 'rlj-0002' })).code).toBe(invalid)
    expect((await enter({ ...ticket, sign: '0'.repeat(64) })).code).toBe(invalid)
    expect(await (await fetch(`${sandbox.url}/inbox/sso`)).json()).toEqual([])
    expect((await enter(ticket)).success).toBe(true)
  })

  test.each([
    ['refuses', refusals.partnerProofInvalid.code],
    ['down', refusals.partnerUnreachable.code],
    ['cut', refusals.partnerUnreachable.code],
  ])('when the partner %s, creates no session', async (scenario, code) => {
    const ticket = await ticketFor(lin)
    await play(scenario)
    expect((await enter(ticket)).code).toBe(code)
  })
})

test('a link from the portal of the sandbox opens the app as jlLogin and ssoPage expect', async () => {
  for (const [to, names] of [
    ['jlLogin', ['channel', 'phone', 'timestamp', 'nonce', 'sign', 'redirect']],
    ['ssoPage', ['token', 'redirect']],
  ] as const) {
    const response = await fetch(`${sandbox.url}/rlj/go?to=${to}&phone=${lin}&redirect=/message`, {
      redirect: 'manual',
    })
    const location = response.headers.get('location')!
    expect(location).toContain(`/#/${to}?`)
    const params = Object.fromEntries(new URLSearchParams(location.split('?')[1]))
    expect(Object.keys(params).toSorted()).toEqual([...names].toSorted())
    // The partner uses machine time, so our clock is set to it.
    server.clock.set(new Date())
    const { redirect: _, ...input } = params
    const entered =
      to === 'jlLogin'
        ? await server.call(identitySteps.loginByLink, input as never)
        : await server.call(identitySteps.loginByToken, input as never)
    expect(entered.result.name).toBe('林晓')
  }
})

test('secrets of channels are not readable in the database', async () => {
  expect(JSON.stringify(await server.db.selectFrom('partner_channel').selectAll().execute())).not.toContain(
    'sandbox-',
  )
})
