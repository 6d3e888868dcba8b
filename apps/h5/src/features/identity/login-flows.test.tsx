import { identityCalls, type UserInfo } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { companyCalls, type Company } from '@yf/contract/company'
import { currentAgreement } from '@yf/domain/agreements'
import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { keepCompany } from '#platform/session/company.ts'
import { loadCompanies } from '#platform/session/life.ts'
import { sessionKind, setPendingLogin, signIn, useSession } from '#platform/session/session.ts'
import JinliLoginScreen from './screens/jinli-login.screen.tsx'
import LoginScreen from './screens/login.screen.tsx'
import SsoScreen from './screens/sso.screen.tsx'

const linXiao = {
  token: 'T1',
  baseId: 'p1',
  name: '林晓',
  mobile: '13800000001',
  isBind: 0,
  verifyPhone: 0,
} as UserInfo
const server = envelopeStage({ person: null })
const { said: toasts, sent } = server
const kind = () => sessionKind(useSession.getState())

/** Mounts one screen at a time, like the router. */
function open(Screen: () => React.ReactNode, fullPath: string): void {
  cleanup()
  replace(fullPath)
  openAt(fullPath, <Screen />)
}

beforeAll(registerRoutes)
beforeEach(() => {
  server.answers(identitySteps.previewByToken, {
    maskedName: '林*',
    maskedPhone: '138****0001',
    channelName: '星河员工门户',
    needConsent: 0,
  })
})
const confirmed = async () => fireEvent.click(await page.findByRole('button', { name: '确认登录' }))

test('a partner token logs in, is removed from the address and continues to an app page', async () => {
  server.answers(identitySteps.loginByToken, linXiao)
  open(SsoScreen, '/ssoPage?token=secret&redirect=%2Fsetup')
  expect(location.hash).toBe('#/ssoPage?redirect=%2Fsetup')
  expect(await page.findByRole('heading', { name: '以林*的身份登录？' })).toBeTruthy()
  expect(sent(identitySteps.loginByToken)).toHaveLength(0)
  await confirmed()
  await waitFor(() => expect(currentLocation().fullPath).toBe('/setup'))
  expect(kind()).toBe('member')
  expect(sent(identitySteps.loginByToken)[0]?.search).toBe('?token=secret')
})

test('a foreign redirect leads to the home page', async () => {
  server.answers(identitySteps.loginByToken, linXiao)
  open(SsoScreen, '/ssoPage?token=secret&redirect=https%3A%2F%2Fevil.example')
  await confirmed()
  await waitFor(() => expect(currentLocation().fullPath).toBe('/home'))
})

test('a refusal shows on the page with a retry and the phone login', async () => {
  server.refuses(identitySteps.previewByToken, 2015, '登录链接无效或已过期，请从原入口重新进入')
  open(SsoScreen, '/ssoPage?token=old&redirect=%2Fsetup')
  await page.findByText('登录链接无效或已过期，请从原入口重新进入')
  expect(toasts).toEqual([])
  fireEvent.click(page.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(sent(identitySteps.previewByToken)).toHaveLength(2))
  fireEvent.click(await page.findByRole('button', { name: '使用手机号登录' }))
  expect(currentLocation().fullPath).toBe('/password?redirect=%2Fsetup')
})

describe("another person's link", () => {
  const zhouLan = { ...linXiao, token: 'T9', baseId: 'p9', name: '周岚', mobile: '13800000002' }
  const loggedOut = () => sent(identityCalls.logout).map(({ headers }) => headers.authorization)

  test('does not silently replace the logged-in member, and does not log its owner in', async () => {
    signIn(zhouLan)
    open(SsoScreen, '/ssoPage?token=secret')
    await confirmed()
    expect(await page.findByText(/您已登录周岚（138\*{4}0002），是否切换为林\*（138\*{4}0001）/)).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: '保持当前账号' }))
    await waitFor(() => expect(currentLocation().fullPath).toBe('/home'))
    expect(useSession.getState().token).toBe('T9')
    expect(sent(identitySteps.loginByToken)).toHaveLength(0)
  })

  test('switches after one confirmation', async () => {
    signIn(zhouLan)
    server.answers(identitySteps.loginByToken, linXiao)
    open(SsoScreen, '/ssoPage?token=secret')
    await confirmed()
    fireEvent.click(await page.findByRole('button', { name: '切换账号' }))
    await waitFor(() => expect(useSession.getState().token).toBe('T1'))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    expect(loggedOut()).toEqual([])
  })

  test('with the same masked data asks once the account is known, and ends the new session when declined', async () => {
    signIn({ ...zhouLan, name: '林昊', mobile: linXiao.mobile })
    server.answers(identitySteps.loginByToken, linXiao)
    open(SsoScreen, '/ssoPage?token=secret')
    await confirmed()
    fireEvent.click(await page.findByRole('button', { name: '保持当前账号' }))
    await waitFor(() => expect(loggedOut()).toEqual(['Bearer T1']))
    expect(useSession.getState().token).toBe('T9')
  })

  test("without a preview leaves no session behind and keeps the member's own one", async () => {
    signIn(zhouLan)
    server.answers(identitySteps.previewByLink, null)
    server.answers(identitySteps.loginByLink, linXiao)
    server.refuses(identityCalls.logout, 403, '登录已过期，请重新登录')
    open(JinliLoginScreen, '/jlLogin?channel=jinli&phone=13800000001&timestamp=1&nonce=n&sign=s')
    fireEvent.click(await page.findByRole('button', { name: '保持当前账号' }))
    await waitFor(() => expect(loggedOut()).toEqual(['Bearer T1']))
    await waitFor(() => expect(currentLocation().path).toBe('/hospital'))
    expect(useSession.getState().token).toBe('T9')
  })

  test("needs no confirmation for the member's own account", async () => {
    signIn({ ...linXiao, token: 'T0' })
    server.answers(identitySteps.loginByToken, linXiao)
    open(SsoScreen, '/ssoPage?token=secret')
    await confirmed()
    await waitFor(() => expect(useSession.getState().token).toBe('T1'))
    expect(loggedOut()).toEqual([])
  })
})

test('a login that still needs a phone shows that step and completes with its own token', async () => {
  server.answers(identitySteps.loginByToken, {
    token: 'P1',
    mobile: '138****0001',
    isBind: 0,
    verifyPhone: 1,
  })
  server.answers(identitySteps.bindOrValidatePhone, linXiao)
  open(SsoScreen, '/ssoPage?token=secret')
  await confirmed()
  await waitFor(() => expect(kind()).toBe('pending'))
  open(LoginScreen, '/login')
  await page.findByRole('heading', { name: '验证手机号' })
  expect(page.getByText(/138\*\*\*\*0001/)).toBeTruthy()
  fireEvent.change(page.getByLabelText('手机号'), { target: { value: '13800000001' } })
  fireEvent.change(page.getByLabelText('验证码'), { target: { value: '123456' } })
  fireEvent.click(page.getByRole('checkbox'))
  fireEvent.click(page.getByRole('button', { name: '验证并登录' }))
  await waitFor(() => expect(kind()).toBe('member'))
  expect(sent(identitySteps.bindOrValidatePhone)[0]?.headers.authorization).toBe('Bearer P1')
})

test('cancelling creates no session when the link names another person', async () => {
  open(SsoScreen, '/ssoPage?token=secret&redirect=%2Fsetup')
  fireEvent.click(await page.findByRole('button', { name: '取消' }))
  expect(currentLocation().fullPath).toBe('/password?redirect=%2Fsetup')
  expect(sent(identitySteps.loginByToken)).toHaveLength(0)
  expect(kind()).toBe('anonymous')
})

describe('missing consent', () => {
  test('is requested before a partner token is used, and is sent with it', async () => {
    server.answers(identitySteps.previewByToken, {
      maskedName: '林*',
      maskedPhone: '138****0001',
      channelName: '星河员工门户',
      needConsent: 1,
    })
    server.answers(identitySteps.loginByToken, linXiao)
    open(SsoScreen, '/ssoPage?token=secret')
    fireEvent.click(await page.findByRole('button', { name: '同意并登录' }))
    expect(await page.findByText('请先阅读并同意')).toBeTruthy()
    expect(sent(identitySteps.loginByToken)).toHaveLength(0)
    fireEvent.click(within(page.getByRole('alertdialog')).getByRole('button', { name: '同意并登录' }))
    await waitFor(() => expect(kind()).toBe('member'))
    expect(sent(identitySteps.loginByToken)[0]?.search).toContain(`agreementVersion=${currentAgreement}`)
  })

  test('is a separate step for a login without a form, with both texts to read', async () => {
    server.answers(identitySteps.loginByLink, {
      token: 'P1',
      mobile: '138****0001',
      isBind: 0,
      verifyPhone: 0,
      needConsent: 1,
      maskedName: '林*',
    })
    // The channel's phones are verified, so the login itself asks for nothing more.
    server.answers(identitySteps.previewByLink, null)
    server.answers(identitySteps.enterWithConsent, linXiao)
    open(JinliLoginScreen, '/jlLogin?channel=jinli&phone=13800000001&timestamp=1&nonce=n&sign=s')
    await waitFor(() => expect(kind()).toBe('pending'))
    open(LoginScreen, '/login')
    await page.findByRole('heading', { name: '以林*的身份登录？' })
    expect(page.getByText('《用户协议》')).toBeTruthy()
    expect(page.getByText('《隐私政策》').getAttribute('href')).toBe('#/privacyPolicy')
    fireEvent.click(page.getByRole('checkbox'))
    fireEvent.click(page.getByRole('button', { name: '同意并登录' }))
    await waitFor(() => expect(kind()).toBe('member'))
    const [settled] = sent(identitySteps.enterWithConsent)
    expect(settled?.headers.authorization).toBe('Bearer P1')
    expect(JSON.parse(settled?.body ?? '{}')).toEqual({ agreementVersion: currentAgreement })
  })
})

test('a signed partner link shows the account before the login', async () => {
  server.answers(identitySteps.previewByLink, {
    maskedName: '林*',
    maskedPhone: '138****0001',
    channelName: '锦鲤互联网医院',
    needConsent: 0,
  })
  server.answers(identitySteps.loginByLink, linXiao)
  open(JinliLoginScreen, '/jlLogin?channel=jinli&phone=13800000001&timestamp=1&nonce=n&sign=s')
  expect(await page.findByRole('heading', { name: '以林*的身份登录？' })).toBeTruthy()
  expect(sent(identitySteps.loginByLink)).toHaveLength(0)
  await confirmed()
  await waitFor(() => expect(kind()).toBe('member'))
  expect(sent(identitySteps.loginByLink)[0]?.query).toMatchObject({ phone: '13800000001', sign: 's' })
})

test("a login by a company's channel selects that company", async () => {
  const companies = ['c1', 'c2'].map((companyId) => ({ companyId, companyName: companyId }) as Company)
  server.answers(companyCalls.list, { companyList: companies, isHaveCertificateNumber: 1, ip: '10.0.0.1' })
  keepCompany(companies[0]!)
  signIn({ ...linXiao, companyId: 'c2' })
  expect(useSession.getState().currentCompany).toBeNull()
  await loadCompanies()
  expect(useSession.getState().currentCompany?.companyId).toBe('c2')
  keepCompany(companies[0]!)
  await loadCompanies()
  expect(useSession.getState().currentCompany?.companyId).toBe('c1')
})

test('an expired pending login falls back to the ordinary form', async () => {
  server.refuses(identitySteps.bindOrValidatePhone, 2008, '登录已超时，请重新登录')
  setPendingLogin({ token: 'P1', isBind: true })
  open(LoginScreen, '/login')
  await page.findByRole('heading', { name: '绑定手机号' })
  fireEvent.change(page.getByLabelText('手机号'), { target: { value: '13800000001' } })
  fireEvent.change(page.getByLabelText('验证码'), { target: { value: '123456' } })
  fireEvent.click(page.getByRole('checkbox'))
  fireEvent.click(page.getByRole('button', { name: '绑定并登录' }))
  await page.findByRole('button', { name: '登录' })
  expect(toasts).toEqual(['登录已超时，请重新登录'])
})

test('a pending login can be given up', async () => {
  setPendingLogin({ token: 'P1', isBind: true })
  open(LoginScreen, '/login')
  fireEvent.click(await page.findByRole('button', { name: /取消/ }))
  expect(await page.findByRole('button', { name: '登录' })).toBeTruthy()
  expect(kind()).toBe('anonymous')
})

test('a failed one-tap login shows an error and keeps the code form', async () => {
  server.refuses(identityCalls.oneTapToken, 2017, '一键登录失败，请使用验证码登录')
  open(LoginScreen, '/login')
  fireEvent.click(page.getByRole('checkbox'))
  fireEvent.click(page.getByRole('button', { name: '一键登录' }))
  await waitFor(() => expect(toasts).toEqual(['一键登录失败，请使用验证码登录']))
  expect(page.getByLabelText('验证码')).toBeTruthy()
})
