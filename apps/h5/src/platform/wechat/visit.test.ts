import type { UserInfo } from '@yf/contract/identity'
import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { arriveFromOauth } from '#platform/session/oauth-return.ts'
import { signIn } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { startWechat } from './visit.ts'

const person = (over: Partial<UserInfo> = {}) =>
  ({ token: 'T1', baseId: 'p1', name: '林晓', openId: null, ...over }) as UserInfo
const bindInfo = (over: object) => ({
  openId: 'o1',
  isBind: 0,
  isSelfBind: 0,
  access_token: 'ticket',
  message: '',
  ...over,
})
let stop = () => {}
let leaving: string[] = []
let info = bindInfo({})

const server = envelopeStage({
  person: null,
  answer: (request, say) => {
    if (request.path.endsWith('getWechatAppId'))
      say(200, main({ appId: 'wx1', authorizeUrl: 'https://w.example/a' }))
    else if (request.path.endsWith('getOpenIdByCode')) say(200, main(info))
    else if (request.path.endsWith('bindWechat')) say(200, main({ openId: 'o1' }, '绑定成功'))
    else say(500, main(null, '系统繁忙', 500))
  },
})
const { said: toasts, sent, bodies, setUrl } = server
const comeBack = () => {
  storage.oauthTrip.write({ state: 'S1', purpose: 'visit', place: '/home' })
  setUrl('/?code=C1&state=S1')
  arriveFromOauth()
}

beforeAll(registerRoutes)
beforeEach(() => {
  leaving = []
  info = bindInfo({})
  setUrl('/')
  arriveFromOauth()
  replace('/home')
  vi.spyOn(location, 'assign').mockImplementation((url) => void leaving.push(String(url)))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test("sends a visitor unknown to WeChat's authorise page once", async () => {
  stop = startWechat()
  await waitFor(() => expect(leaving).toHaveLength(1))
  expect(leaving[0]).toContain('appid=wx1')
  expect(storage.oauthTrip.read()?.place).toBe('/home')
})

test.each(['/ssoPage?token=secret', '/openIdLogin'])('sends no visitor away from %s', async (path) => {
  replace(path)
  signIn(person({ openId: 'o1' }))
  storage.wechatVisit.write({ openId: 'o1', accessToken: 't', isBind: true })
  stop = startWechat()
  await waitFor(() => expect(storage.openIdStatus.read()).toBe('1'))
  expect(leaving).toEqual([])
})

test('exchanges and stores the code, and asks nothing of a bound member', async () => {
  signIn(person())
  comeBack()
  info = bindInfo({ isBind: 1, isSelfBind: 1 })
  stop = startWechat()
  await waitFor(() => expect(storage.openIdStatus.read()).toBe('1'))
  expect(sent('getOpenIdByCode')[0]?.search).toBe('?code=C1')
  expect(page.queryByRole('alertdialog')).toBeNull()
  expect(leaving).toEqual([])
})

test('an unbound member confirms, is bound, and sees 绑定成功', async () => {
  signIn(person())
  comeBack()
  info = bindInfo({ isBind: 1 })
  stop = startWechat()
  await page.findByText(/已绑定其他账号/)
  fireEvent.click(page.getByRole('button', { name: '绑定' }))
  await waitFor(() => expect(toasts).toEqual(['绑定成功']))
  expect(bodies('bindWechat')[0]).toEqual({ openId: 'o1', accessToken: 'ticket' })
  expect(storage.openIdStatus.read()).toBe('1')
  expect(storage.userInfo.read()?.openId).toBe('o1')
})

test('a member who declines is not asked again in this session, even after another login', async () => {
  signIn(person())
  comeBack()
  stop = startWechat()
  await page.findByText(/未绑定账号/)
  fireEvent.click(page.getByRole('button', { name: '暂不绑定' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  stop()
  stop = startWechat()
  signIn(person({ token: 'T2' }))
  await vi.waitFor(() => expect(storage.wechatDeclined.read()).toBe('1'))
  expect(page.queryByRole('alertdialog')).toBeNull()
  expect(sent('bindWechat')).toHaveLength(0)
})

test('asks a member who logs in later', async () => {
  comeBack()
  stop = startWechat()
  await waitFor(() => expect(storage.wechatVisit.read()?.openId).toBe('o1'))
  signIn(person())
  expect(await page.findByText(/未绑定账号/)).toBeTruthy()
  fireEvent.click(page.getByRole('button', { name: '暂不绑定' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
})

test('a server that cannot exchange the code causes no loop and no message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signIn(person())
  comeBack()
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  stop = startWechat()
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(leaving).toEqual([])
  expect(toasts).toEqual([])
})
