import { refusals } from '@yf/contract/refusals'
import { wechatCalls } from '@yf/contract/wechat'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { openIds, playWechat, wechatCode, wechatSettings } from '#testkit/wechat.ts'
import { beforeEach, expect, test } from 'vitest'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { wechat: wechatSettings(sandbox.url), trustedHops: 1 } }))
beforeEach(() => playWechat(sandbox.url, 'works'))

const exchange = (code: string, token?: string, address = '10.0.0.1') =>
  server.call(
    wechatCalls.exchangeCode,
    { code },
    { ...(token ? { token } : {}), headers: { 'x-forwarded-for': address } },
  )
const code = (openId: string = openIds.newcomer) => wechatCode(sandbox.url, openId)

test("a visitor from WeChat gets an openId and a ticket of ours, not WeChat's token", async () => {
  const { success, result } = await exchange(await code())
  expect(success).toBe(true)
  expect(result).toEqual({
    openId: openIds.newcomer,
    isBind: 0,
    isSelfBind: 0,
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    message: '该微信尚未绑定账号',
  })
})

test('a member is offered the binding, and an expired session counts as anonymous', async () => {
  const ended = await server.tokenOf('linxiao')
  const lin = await server.tokenOf('linxiao')
  expect((await exchange(await code(), lin)).result.message).toBe('您的账号尚未绑定微信，是否绑定当前微信？')
  expect(await exchange(await code(), ended)).toMatchObject({
    success: true,
    result: { isSelfBind: 0, message: '该微信尚未绑定账号' },
  })
  expect((await exchange(await code(), 'anonymous')).success).toBe(true)
})

test('a code is accepted once, even concurrently', async () => {
  const same = await code()
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(same)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const { success, code } of answers)
    expect(success || code === refusals.wechatCodeInvalid.code).toBe(true)
})

test('an invented code is refused', async () => {
  expect(await exchange('invented')).toMatchObject({ http: 200, code: refusals.wechatCodeInvalid.code })
  expect(await exchange('../../cgi-bin/token')).toMatchObject({ http: 400 })
})

test('a visitor on a snapshot page gets a request to open it fully', async () => {
  expect(await exchange(await code(openIds.snapshot))).toMatchObject({ code: refusals.wechatSnapshot.code })
})

test.each(['down', 'cut', 'limited'])(
  'if WeChat is %s the message does not blame the person',
  async (scenario) => {
    const issued = await code()
    await playWechat(sandbox.url, scenario)
    expect(await exchange(issued)).toMatchObject({ http: 200, code: refusals.wechatUnavailable.code })
  },
)

test('a code that did not reach WeChat may be used again', async () => {
  const issued = await code()
  await playWechat(sandbox.url, 'down')
  await exchange(issued)
  await playWechat(sandbox.url, 'works')
  expect((await exchange(issued)).success).toBe(true)
})

test('an address that guesses codes is stopped, and other addresses are not', async () => {
  const codes: (number | string)[] = []
  for (let time = 0; time < 61; time++)
    codes.push((await exchange(`guess-${time}`, undefined, '10.9.9.9')).code)
  expect(codes.at(0)).toBe(refusals.wechatCodeInvalid.code)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
  expect(await exchange(await code(), undefined, '10.9.9.9')).toMatchObject({ code: refusals.tooOften.code })
  expect((await exchange(await code(), undefined, '10.9.9.8')).success).toBe(true)
})
