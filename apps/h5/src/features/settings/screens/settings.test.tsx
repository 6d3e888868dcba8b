import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { companyCalls, type Company } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { identityCalls, type UserInfo } from '@yf/contract/identity'
import { noticeChannelCalls, type NoticeChannels } from '@yf/contract/notice-channels'
import { wechatCalls } from '@yf/contract/wechat'
import { identitySteps } from '@yf/contract/identity-steps'
import { checkCharacter } from '@yf/domain/certificate'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { nextPhone } from '#platform/session/next-phone.ts'
import { anonymousToken, signIn, updateUserInfo, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { forgetStep, storeCode } from '../certificate-step.ts'
import PasswordSheet from '../parts/password-sheet.tsx'
import EditIdCardScreen from './edit-id-card.screen.tsx'
import ResetIdCardScreen from './reset-id-card.screen.tsx'
import ResetPhoneScreen from './reset-phone.screen.tsx'
import SetupScreen from './setup.screen.tsx'

const body = '99010019861121046'
const number = body + checkCharacter(body)
const person = { token: 'T1', name: '周岚', nickName: '岚', mobile: '13800000002' } as UserInfo
const bound = {
  certificateType: 'idCard' as const,
  certificateNumber: '990***MASKED',
  birth: '1986-11-21',
  gender: 2 as const,
}

const server = envelopeStage({ person, company: null, at: '/setup', endsInSheet: true })
const { said: toasts, sent, bodies } = server

beforeEach(forgetStep)

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('shows the network of the session', () => {
  useSession.setState({ ip: '203.0.113.7' })
  openAt('/setup', <SetupScreen />)
  expect(screen.getByText('203.0.113.7')).toBeTruthy()
})

test('a phone change needs the codes of both phones and ends every session', async () => {
  replace('/setup/resetPhone')
  openAt('/setup/resetPhone', <ResetPhoneScreen />)
  expect(screen.getByLabelText<HTMLInputElement>(/^原手机号/).value).toBe(person.mobile)
  type('原手机验证码', '111111')
  type('新手机号', '13911112222')
  tap('确认修改')
  expect(await screen.findByText('请输入6位验证码')).toBeTruthy()
  expect(sent(identitySteps.updateUserMobile)).toHaveLength(0)
  type('新手机验证码', '222222')
  // A button accepts one tap per second.
  await waitFor(
    () => {
      tap('确认修改')
      expect(sent(identitySteps.updateUserMobile)).toHaveLength(1)
    },
    { interval: 200 },
  )
  expect(bodies(identitySteps.updateUserMobile)[0]).toEqual({
    oldPhone: person.mobile,
    oldCode: '111111',
    newPhone: '13911112222',
    newCode: '222222',
  })
  await waitFor(() => expect(useSession.getState().token).toBe(anonymousToken))
  expect(currentLocation().path).toBe('/password')
  expect(toasts).toContain('手机号已修改，请使用新手机号登录')
  expect(nextPhone()).toBe('13911112222')
})

test('a logged-in member without the old phone sees the company contact', async () => {
  useSession.setState({ currentCompany: { companyId: 'c1' } as Company })
  const contact = {
    department: '人力资源部',
    person: '苏慧',
    phone: '021-55508800',
    mail: null,
    hours: null,
    place: null,
  }
  server.answers(companyCalls.equity, { benefits: [], contact })
  openAt('/setup/resetPhone?lost=1', <ResetPhoneScreen />)
  const call = await screen.findByRole('link', { name: '拨打人力资源部的电话 021-55508800' })
  expect(call.getAttribute('href')).toBe('tel:021-55508800')
  useSession.setState({ currentCompany: null })
})

test('a member without the old phone proves the identity by the mailbox that the employer knows', async () => {
  server.answers(identitySteps.findByMail, { token: 'pending-1', sentTo: 'l***@xinghe.example' })
  replace('/setup/resetPhone?lost=1')
  openAt('/setup/resetPhone?lost=1', <ResetPhoneScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '核实身份' }))
  expect(await screen.findByText('请输入证件号码')).toBeTruthy()
  type('姓名', '林晓')
  type('证件号码', number)
  type('新手机号', '13911112222')
  type('新手机验证码', '222222')
  // A button accepts one tap per second.
  await waitFor(
    () => {
      if (sent(identitySteps.findByMail).length === 0) tap('核实身份')
      expect(sent(identitySteps.findByMail)).toHaveLength(1)
    },
    { interval: 200, timeout: 5000 },
  )
  expect(await screen.findByText('验证码已发送至 l***@xinghe.example，5 分钟内有效')).toBeTruthy()
  type('邮件验证码', '333333')
  tap('更换手机号')
  await waitFor(() => expect(bodies(identitySteps.moveByMail)).toEqual([{ code: '333333' }]))
  expect(sent(identitySteps.moveByMail)[0]!.headers.authorization).toBe('Bearer pending-1')
  await waitFor(() => expect(toasts).toContain('手机号已更换，原密码已失效，请用验证码登录'))
  expect(nextPhone()).toBe('13911112222')
})

test('rejects the same phone', () => {
  openAt('/setup/resetPhone', <ResetPhoneScreen />)
  type('新手机号', person.mobile)
  expect(screen.getByText('新手机号与原手机号相同')).toBeTruthy()
})

test('sends codes to the old phone only for a member and to any new phone', async () => {
  openAt('/setup/resetPhone', <ResetPhoneScreen />)
  type('新手机号', '13911112222')
  const [old, next] = screen.getAllByRole('button', { name: '获取验证码' })
  fireEvent.click(old!)
  fireEvent.click(next!)
  await waitFor(() => expect(server.heard).toHaveLength(2))
  expect(sent(identityCalls.sendUserCode)[0]!.search).toBe(`?phone=${person.mobile}`)
  expect(sent(identityCalls.sendCode)[0]!.search).toBe('?phone=13911112222')
})

test('adds the first certificate without a code and updates the session at once', async () => {
  server.answers(identitySteps.bindCertificateNumber, bound)
  replace('/setup/editIdCard')
  openAt('/setup/editIdCard', <EditIdCardScreen />)
  type('证件号码', number.toLowerCase())
  tap('保存')
  await waitFor(() => expect(useSession.getState().isHaveCertificateNumber).toBe(true))
  expect(bodies(identitySteps.bindCertificateNumber)[0]).toEqual({
    certificateType: 'idCard',
    certificateNumber: number,
  })
  expect(useSession.getState().userInfo).toMatchObject({
    certificateNumber: bound.certificateNumber,
    birth: '1986-11-21',
  })
  expect(toasts).toEqual(['证件号已保存'])
  expect(currentLocation().path).toBe('/setup')
})

test('does not send a number with a wrong digit', async () => {
  openAt('/setup/editIdCard', <EditIdCardScreen />)
  type('证件号码', number.replace('1121', '1122'))
  tap('保存')
  expect(await screen.findByText('证件号码有误，请逐位核对')).toBeTruthy()
  expect(sent(identitySteps.bindCertificateNumber)).toHaveLength(0)
})

test('a certificate change starts with the code, which is never in an address or storage', () => {
  signIn({ ...person, certificateNumber: '990***0000' })
  replace('/setup/editIdCard')
  openAt('/setup/editIdCard', <EditIdCardScreen />)
  expect(currentLocation().path).toBe('/setup/resetIdCard')
  openAt('/setup/resetIdCard', <ResetIdCardScreen />)
  type('验证码', '123456')
  tap('下一步')
  expect(currentLocation().fullPath).toBe('/setup/editIdCard')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('123456')
})

test('a rejected code leads back to the first step and keeps the input', async () => {
  signIn({ ...person, certificateNumber: '990***0000' })
  storeCode('123456')
  replace('/setup/editIdCard')
  const { code, message } = refusals.wrongCode
  server.refuses(identitySteps.bindCertificateNumber, code, message)
  openAt('/setup/editIdCard', <EditIdCardScreen />)
  type('证件号码', number)
  tap('保存')
  await waitFor(() => expect(currentLocation().path).toBe('/setup/resetIdCard'))
  expect(bodies(identitySteps.bindCertificateNumber)[0]).toMatchObject({ code: '123456' })
  expect(toasts).toEqual([message])
  cleanup()
  openAt('/setup/resetIdCard', <ResetIdCardScreen />)
  type('验证码', '654321')
  tap('下一步')
  expect(currentLocation().path).toBe('/setup/editIdCard')
  cleanup()
  openAt('/setup/editIdCard', <EditIdCardScreen />)
  expect(screen.getByLabelText<HTMLInputElement>(/^证件号码/).value).toBe(number)
  server.answers(identitySteps.bindCertificateNumber, bound)
  tap('保存')
  await waitFor(() => expect(toasts).toContain('证件号已保存'))
  expect(bodies(identitySteps.bindCertificateNumber).at(-1)).toEqual({
    certificateType: 'idCard',
    certificateNumber: number,
    code: '654321',
  })
  cleanup()
  openAt('/setup/editIdCard', <EditIdCardScreen />)
  expect(screen.getByLabelText<HTMLInputElement>(/^证件号码/).value).toBe('')
})

test('the settings show the bound accounts', async () => {
  server.answers(wechatCalls.openId, { openId: 'o1' })
  openAt('/setup', <SetupScreen />)
  expect(screen.getByText('未绑定')).toBeTruthy()
  expect(await screen.findByText('已绑定')).toBeTruthy()
})

test('unbinds WeChat after confirmation and does not offer it again in this session', async () => {
  server.answers(wechatCalls.openId, { openId: 'o1' })
  server.answers(wechatCalls.unbind, null)
  updateUserInfo({ openId: 'o1' })
  openAt('/setup', <SetupScreen />)
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: /^微信/ }))
  await open()
  const answer = async (name: string) =>
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  await answer('取消')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent(wechatCalls.unbind)).toHaveLength(0)
  server.answers(wechatCalls.openId, { openId: null })
  // A row accepts one tap per second.
  await waitFor(
    async () => {
      if (!screen.queryByRole('alertdialog')) await open()
      expect(screen.getByRole('alertdialog')).toBeTruthy()
    },
    { interval: 200, timeout: 5000 },
  )
  await answer('解除绑定')
  expect(await screen.findByText('未绑定，在微信中打开本应用即可绑定')).toBeTruthy()
  expect(toasts).toContain('微信已解除绑定')
  expect(useSession.getState().userInfo?.openId).toBeNull()
  expect([storage.openIdStatus.read(), storage.wechatDeclined.read()]).toEqual(['0', '1'])
})

test('joining another company logs out and verifies the phone on the registration page', async () => {
  openAt('/setup', <SetupScreen />)
  fireEvent.click(screen.getByRole('button', { name: /^加入其他企业/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(useSession.getState().token).toBe(person.token)
  fireEvent.click(dialog.getByRole('button', { name: '去验证' }))
  await waitFor(() => expect(currentLocation().path).toBe('/register'))
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(sent(identityCalls.logout)).toHaveLength(1)
})

test('the settings work even if the WeChat query fails', async () => {
  server.refuses(wechatCalls.openId, 500, '系统繁忙')
  openAt('/setup', <SetupScreen />)
  await waitFor(() => expect(sent(wechatCalls.openId)).toHaveLength(1))
  expect(screen.getByText('清除缓存')).toBeTruthy()
  expect(screen.queryByText('微信')).toBeNull()
})

test('does not send two new passwords that differ', async () => {
  render(<PasswordSheet open onClose={() => {}} />)
  type('验证码', '123456')
  type('新密码', 'Yuanli-2027')
  type('确认新密码', 'Yuanli-2026')
  fireEvent.click(screen.getByText('确认修改'))
  expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy()
  expect(sent(identitySteps.resetPassword)).toHaveLength(0)
})

test('a password change needs the code of the own phone and ends every session', async () => {
  render(<PasswordSheet open onClose={() => {}} />)
  type('验证码', '123456')
  type('新密码', 'Yuanli-2027')
  type('确认新密码', 'Yuanli-2027')
  fireEvent.click(screen.getByText('确认修改'))
  await waitFor(() => expect(sent(identitySteps.resetPassword)).toHaveLength(1))
  expect(bodies(identitySteps.resetPassword)[0]).toEqual({
    phone: person.mobile,
    code: '123456',
    password: 'Yuanli-2027',
  })
  await waitFor(() => expect(useSession.getState().token).toBe(anonymousToken))
})

const ready = { isOn: 1, isOffered: 1, reach: 'ready', to: null } as const
const channels: NoticeChannels = {
  wechat: { ...ready, reach: 'notFollowing' },
  sms: { ...ready, to: '138****0002', isPressingOnly: 0 },
  mail: { isOn: 0, isOffered: 1, reach: 'noAddress', to: null },
}
const toggle = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }))
const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

async function openNotices(storedChannels: NoticeChannels = channels): Promise<void> {
  server.answers(noticeChannelCalls.channels, storedChannels)
  openAt('/setup', <SetupScreen />)
  tap('消息提醒 微信、短信和邮件')
  await screen.findByRole('switch', { name: /^邮件/ })
}

const texted = () =>
  within(screen.getByRole('group', { name: '短信（发送到 138****0002）' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ checked }) => checked)

test('switches each notice channel separately and shows what blocks its delivery', async () => {
  await openNotices()
  expect([isOn(/^微信消息/), isOn(/^邮件/)]).toEqual([true, false])
  expect(screen.getByText('上次没有送达：请先关注我们的公众号')).toBeTruthy()
  const wechat = { ...channels.wechat, isOn: 0 } as const
  server.answers(noticeChannelCalls.setChannels, { ...channels, wechat })
  toggle(/^微信消息/)
  await waitFor(() => expect(isOn(/^微信消息/)).toBe(false))
  expect(bodies(noticeChannelCalls.setChannels)).toEqual([{ wechat: 0 }])
  expect(texted()).toEqual([true, false, false])
})

test.each([
  [/^仅需我处理或到账时/, { sms: 1, smsPressingOnly: 1 }, { isPressingOnly: 1 }, [false, true, false]],
  ['不通知', { sms: 0 }, { isOn: 0, isPressingOnly: 1 }, [false, false, true]],
] as const)('text messages for every step, or %s', async (wish, change, sms, chosen) => {
  await openNotices()
  server.answers(noticeChannelCalls.setChannels, { ...channels, sms: { ...channels.sms, ...sms } })
  fireEvent.click(screen.getByRole('radio', { name: wish }))
  await waitFor(() => expect(texted()).toEqual(chosen))
  expect(bodies(noticeChannelCalls.setChannels)).toEqual([change])
})

test('switches text messages on again for every step', async () => {
  await openNotices({ ...channels, sms: { ...channels.sms, isOn: 0, isPressingOnly: 1 } })
  server.answers(noticeChannelCalls.setChannels, channels)
  fireEvent.click(screen.getByRole('radio', { name: '每一步都通知' }))
  await waitFor(() => expect(texted()).toEqual([true, false, false]))
  expect(bodies(noticeChannelCalls.setChannels)).toEqual([{ sms: 1, smsPressingOnly: 0 }])
})

test('email asks for an address first and is on once its code is verified', async () => {
  await openNotices()
  toggle(/^邮件/)
  type('邮箱', 'zhou@')
  tap('确认并开启')
  expect(await screen.findByText('请输入正确的邮箱，例如 name@example.com')).toBeTruthy()
  tap('获取验证码')
  await waitFor(() => expect(toasts).toContain('请输入正确的邮箱，例如 name@example.com'))
  expect(sent(noticeChannelCalls.sendMailCode)).toHaveLength(0)
  const mail = { ...ready, to: 'z***@example.com' }
  server.answers(noticeChannelCalls.setChannels, { ...channels, mail })
  server.answers(noticeChannelCalls.sendMailCode, null)
  server.answers(noticeChannelCalls.proveMail, null)
  type('邮箱', 'zhou@example.com')
  tap('获取验证码')
  await screen.findByText('60秒后重发')
  expect(bodies(noticeChannelCalls.sendMailCode)).toEqual([{ address: 'zhou@example.com' }])
  type('邮件验证码', '123456')
  await waitFor(
    () => {
      // The sheet is gone once the address is saved.
      const save = screen.queryByRole('button', { name: '确认并开启' })
      if (save) fireEvent.click(save)
      expect(sent(noticeChannelCalls.setChannels)).toHaveLength(1)
    },
    { interval: 200 },
  )
  const address = 'zhou@example.com'
  expect(bodies(noticeChannelCalls.proveMail)).toEqual([{ address, code: '123456' }])
  expect(bodies(noticeChannelCalls.setChannels)).toEqual([{ mail: 1, address }])
  expect(await screen.findByText('发送到 z***@example.com')).toBeTruthy()
  expect(screen.getByRole('button', { name: '更换邮箱' })).toBeTruthy()
})

test('a wrong code keeps the verified mailbox', async () => {
  await openNotices({ ...channels, mail: { ...ready, to: 'z***@example.com' } })
  server.refuses(noticeChannelCalls.proveMail, refusals.wrongCode.code, '验证码错误或已过期')
  tap('更换邮箱')
  type('邮箱', 'other@example.com')
  type('邮件验证码', '123456')
  tap('确认并开启')
  await waitFor(() => expect(toasts).toContain('验证码错误或已过期'))
  expect(sent(noticeChannelCalls.setChannels)).toHaveLength(0)
  expect(screen.getByText('确认之前仍发送到 z***@example.com')).toBeTruthy()
})

test('hides a channel that the operator does not offer', async () => {
  await openNotices({ ...channels, wechat: { ...channels.wechat, isOffered: 0 } })
  expect(screen.queryByRole('switch', { name: /^微信消息/ })).toBeNull()
})
