import { identityCalls, type UserInfo } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { sessionKind, useSession } from '#platform/session/session.ts'
import PasswordScreen from './password.screen.tsx'
import RegisterScreen from './register.screen.tsx'

const linXiao = { token: 'T1', baseId: 'p1', name: '林晓', mobile: '13800000001' } as UserInfo
const server = envelopeStage({ person: null, at: '/password', endsInSheet: true })
const { said: toasts, sent, bodies } = server

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const agree = () => fireEvent.click(screen.getByRole('checkbox'))
const isMember = () => sessionKind(useSession.getState()) === 'member'

test('shows missing values beside their fields until they are typed, and sends nothing', async () => {
  openAt('/password', <PasswordScreen />)
  tap('登录')
  expect(await screen.findByText('请输入手机号')).toBeTruthy()
  expect(screen.getByText('请输入密码')).toBeTruthy()
  type('手机号', '13800000001')
  expect(screen.queryByText('请输入手机号')).toBeNull()
  expect(screen.getByText('请输入密码')).toBeTruthy()
  expect(sent(identityCalls.login)).toHaveLength(0)
})

test("shows the supplier's picture in the phone field, and the service note if there is a service", async () => {
  server.answers(identityCalls.loginPageConfig, {
    logo: { content: '' },
    phone_icon: { content: '/art/icon-phone.svg' },
    service_icon: { content: '1' },
    back_image: { content: '' },
    font_color: { content: '' },
  })
  openAt('/password', <PasswordScreen />)
  expect(await screen.findByText(/登录遇到问题/)).toBeTruthy()
  expect(document.querySelector('form img')?.getAttribute('src')).toBe('/art/icon-phone.svg')
})

test('switching the way keeps the phone and clears the errors', async () => {
  openAt('/password', <PasswordScreen />)
  type('手机号', '13800000001')
  tap('登录')
  await screen.findByText('请输入密码')
  fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }))
  expect(valueOf('手机号')).toBe('13800000001')
  expect(valueOf('验证码')).toBe('')
  expect(screen.queryByText('请输入6位验证码')).toBeNull()
})

test('sending a code only validates the phone', async () => {
  openAt('/password', <PasswordScreen />)
  fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }))
  tap('获取验证码')
  expect(await screen.findByText('请输入手机号')).toBeTruthy()
  expect(screen.queryByText('请输入6位验证码')).toBeNull()
  type('手机号', '13800000001')
  tap('获取验证码')
  await waitFor(() => expect(sent(identityCalls.sendUserCode)[0]?.query).toEqual({ phone: '13800000001' }))
})

test('a refused login keeps the input', async () => {
  server.refuses(identityCalls.login, 2001, '手机号或密码有误')
  openAt('/password', <PasswordScreen />)
  type('手机号', '13800000001')
  type('密码', 'Lantern-7')
  agree()
  tap('登录')
  await waitFor(() => expect(toasts).toEqual(['手机号或密码有误']))
  expect([valueOf('手机号'), valueOf('密码')]).toEqual(['13800000001', 'Lantern-7'])
  expect(isMember()).toBe(false)
})

test('sends the consent with the login, and nothing before it', async () => {
  server.answers(identityCalls.login, linXiao)
  openAt('/password', <PasswordScreen />)
  type('手机号', '13800000001')
  type('密码', 'Lantern-7')
  agree()
  tap('登录')
  await waitFor(() => expect(isMember()).toBe(true))
  expect(bodies(identityCalls.login)).toEqual([
    { phone: '13800000001', password: 'Lantern-7', agreementVersion: currentAgreement },
  ])
})

test('a password reset fills its phone into the form', async () => {
  openAt('/password', <PasswordScreen />)
  tap('忘记密码')
  const sheet = within(await screen.findByRole('dialog'))
  const fill = (label: string, value: string) =>
    fireEvent.change(sheet.getByLabelText(label), { target: { value } })
  fill('手机号', '13911112222')
  fill('验证码', '123456')
  fill('新密码', 'Yuanli-2027')
  fireEvent.click(sheet.getByRole('button', { name: '重置密码' }))
  await waitFor(() => expect(toasts).toEqual(['密码已重置，请使用新密码登录']))
  expect(bodies(identitySteps.resetPassword)).toEqual([
    { phone: '13911112222', code: '123456', password: 'Yuanli-2027' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(valueOf('手机号')).toBe('13911112222')
})

test('sends a registration without the omitted password and logs in', async () => {
  server.answers(identitySteps.register, linXiao)
  openAt('/register', <RegisterScreen />)
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fill(/^姓名/, ' 王芳 ')
  fill(/^证件号/, '11010519491231002x')
  fill(/^手机号/, '13911112222')
  fill(/^验证码/, '123456')
  agree()
  tap('注册')
  await waitFor(() => expect(isMember()).toBe(true))
  expect(bodies(identitySteps.register)).toEqual([
    {
      phone: '13911112222',
      code: '123456',
      name: '王芳',
      certificateType: 'idCard',
      certificateNumber: '11010519491231002X',
      agreementVersion: expect.any(String),
    },
  ])
})

describe('with a phone unknown to the employer', () => {
  const ways = { token: 'R1', phone: '137****0001', mail: 'g***@xinghe.example' }
  const begin = async (confirm: typeof ways | { token: string; phone: null; mail: null }) => {
    server.answers(identitySteps.register, { confirm })
    openAt('/register', <RegisterScreen />)
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fill(/^姓名/, '王芳')
    fill(/^证件号/, '11010519491231002x')
    fill(/^手机号/, '13911112222')
    fill(/^验证码/, '123456')
    agree()
    tap('注册')
    await screen.findByText('确认是您本人')
    expect(isMember()).toBe(false)
  }

  test("a code to the employer's contact data completes the registration", async () => {
    await begin(ways)
    server.answers(identitySteps.sendRosterCode, { sentTo: ways.mail })
    server.answers(identitySteps.confirmRegistration, linXiao)
    expect(screen.getByText(/137\*{4}0001/)).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '登记邮箱' }))
    tap('获取验证码')
    await waitFor(() => expect(toasts).toEqual([`验证码已发送至 ${ways.mail}`]))
    type('验证码', '654321')
    tap('验证并注册')
    await waitFor(() => expect(isMember()).toBe(true))
    expect(bodies(identitySteps.sendRosterCode)).toEqual([{ to: 'mail' }])
    expect(bodies(identitySteps.confirmRegistration)).toEqual([{ to: 'mail', code: '654321' }])
    expect(sent(identitySteps.confirmRegistration)[0]?.headers.authorization).toBe('Bearer R1')
  })

  test('without contact data the person asks the company and sees what comes next', async () => {
    await begin({ token: 'R1', phone: null, mail: null })
    server.answers(identitySteps.askEmployer, null)
    expect(screen.queryByLabelText('验证码')).toBeNull()
    tap('请企业确认')
    expect(await screen.findByText('已提交企业确认')).toBeTruthy()
    expect(sent(identitySteps.askEmployer)[0]?.headers.authorization).toBe('Bearer R1')
  })

  test('back in the form everything is restored except the used code', async () => {
    await begin(ways)
    tap('返回修改')
    expect(valueOf('手机号')).toBe('13911112222')
    expect(valueOf('验证码')).toBe('')
  })
})
