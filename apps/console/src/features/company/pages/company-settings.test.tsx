import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { companyChannelCalls as channelCalls } from '@yf/contract/company-admin-channels'
import { companySetUpCalls as calls } from '@yf/contract/company-admin-set-up'
import { workChatAdminCalls } from '@yf/contract/work-chat-admin'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { inDialog, openAt, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { channel, claimRules, company, loginTheme, theme } from '../test-companies.ts'
import CompanyPage from './company.page.tsx'
import LoginThemesPage from './login-themes.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('administrator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(calls.company, company)
  server.answers(claimRuleCalls.claimRules, claimRules)
  server.answers(channelCalls.channels, { records: [channel], total: 1 })
  server.answers(channelCalls.partner, {
    companyId: 'c1',
    url: null,
    message: '正在筹备',
    hasSecret: 0,
    revision: 1,
  })
  server.answers(channelCalls.theme, theme)
  server.answers(channelCalls.loginThemes, {
    records: [loginTheme, { ...loginTheme, supply: 'default' }],
    total: 2,
  })
  server.answers(workChatAdminCalls.apps, [])
})
const said = () => useToasts.getState().toasts.map(({ text }) => text)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const openTab = (tab: string) => openAt(`#/company?id=c1&tab=${tab}`, <CompanyPage />)

test('a higher automatic limit warns that finance has to confirm, and says that it waits', async () => {
  server.answers(claimRuleCalls.saveClaimRules, null)
  openTab('claimRules')
  expect(await screen.findByText('门诊、急诊：发票/收据、病历。')).toBeTruthy()
  await press('修改规则')
  expect(inDialog().queryByText(/须财务审核通过后生效/)).toBeNull()
  type(/^自动赔付上限/, '4000')
  expect(inDialog().getByText(/须财务审核通过后生效/)).toBeTruthy()
  pressInDialog('保存')
  await waitFor(() => expect(said()).toContain('已提交，财务审核通过后生效'))
  expect(server.sent(claimRuleCalls.saveClaimRules)[0]?.input).toMatchObject({
    companyId: 'c1',
    revision: 4,
    automaticFen: 4_000_00,
    redirectUrl: null,
    opensOn: null,
  })
})

test('what waits for a second person is shown above the rules in force', async () => {
  server.answers(claimRuleCalls.claimRules, {
    ...claimRules,
    waiting: [
      {
        lines: ['自动赔付上限：¥3,000.00 → ¥4,000.00'],
        proposedBy: '林管理',
        proposedTime: '2026-03-02 10:00:00',
      },
    ],
  })
  openTab('claimRules')
  expect(await screen.findByText('林管理 于 2026-03-02 10:00 提交，等待财务审核')).toBeTruthy()
  expect(screen.getByText('自动赔付上限：¥3,000.00 → ¥4,000.00')).toBeTruthy()
})

test('an empty price is the common one', async () => {
  server.answers(calls.saveFunctions, company)
  openTab('functions')
  expect(await screen.findByText('留空为统一价格 ¥50.00')).toBeTruthy()
  type(/^问诊价格/, '38')
  await press('保 存')
  await waitFor(() => expect(said()).toContain('价格与功能已保存，立即生效'))
  expect(server.sent(calls.saveFunctions)[0]?.input).toEqual({
    companyId: 'c1',
    revision: 2,
    showsEquity: 1,
    sellsConsultations: 1,
    sellsCounselling: 1,
    consultationFen: 38_00,
  })
})

test('the secret of a new channel is shown once', async () => {
  server.answers(channelCalls.createChannel, { channel, secret: 'oneTimeSecret-42' })
  openTab('channels')
  await press('新建渠道')
  type(/^渠道名称/, '星河员工门户')
  expect(inDialog().getByText(/渠道编号以小写字母开头/)).toBeTruthy()
  type(/^渠道编号/, 'xinghe-portal')
  pressInDialog('保存')
  expect(await screen.findByText('oneTimeSecret-42')).toBeTruthy()
  expect(server.sent(channelCalls.createChannel)[0]?.input).toEqual({
    companyId: 'c1',
    code: 'xinghe-portal',
    name: '星河员工门户',
    kind: 'link',
    verifiesPhone: 0,
  })
  pressInDialog('我已保存')
  await waitFor(() => expect(screen.queryByText('oneTimeSecret-42')).toBeNull())
})

test('rotating a secret warns, and shows the new one', async () => {
  server.answers(channelCalls.rotateChannelSecret, { channel, secret: 'anotherSecret-43' })
  openTab('channels')
  const row = (await screen.findByText('xinghe-portal')).closest('tr')!
  fireEvent.click(within(row).getByRole('button', { name: '更换密钥' }))
  expect(inDialog().getByText(/原密钥立即失效/)).toBeTruthy()
  pressInDialog('更换密钥')
  expect(await screen.findByText('anotherSecret-43')).toBeTruthy()
  expect(server.sent(channelCalls.rotateChannelSecret)[0]?.input).toEqual({
    code: 'xinghe-portal',
    revision: 5,
  })
})

test('a work-chat app needs its keys and its secret', async () => {
  server.refuses(
    workChatAdminCalls.saveApp,
    refusals.workChatSupplyTaken.code,
    refusals.workChatSupplyTaken.message,
  )
  openTab('channels')
  await press('新建办公应用')
  type(/^登录来源/, 'xinghe')
  type(/^企业编号/, 'ww1')
  type(/^应用编号/, 'ww1')
  expect(inDialog().getByText('请填写 AgentId')).toBeTruthy()
  type(/^AgentId/, '1000002')
  expect(inDialog().getByText('请填写应用密钥')).toBeTruthy()
  type(/^应用密钥/, 'aZ93kf0Qm2Lx')
  pressInDialog('保存')
  expect(await inDialog().findByText(/已被其他应用使用/)).toBeTruthy()
  expect(server.sent(workChatAdminCalls.saveApp)[0]?.input).toMatchObject({
    provider: 'wecom',
    agentId: '1000002',
    secret: 'aZ93kf0Qm2Lx',
  })
})

test('a partner without an address has no secret', async () => {
  server.answers(channelCalls.savePartner, {
    partner: { companyId: 'c1', url: null, message: '筹备中', hasSecret: 0, revision: 2 },
    secret: null,
  })
  openTab('channels')
  await waitFor(async () => expect(await screen.findByText('正在筹备')).toBeTruthy())
  await press('编辑合作方')
  expect(inDialog().queryByLabelText(/密钥/)).toBeNull()
  type(/^提示语/, '筹备中')
  pressInDialog('保存')
  await waitFor(() => expect(said()).toContain('企业合作方已保存'))
  expect(server.sent(channelCalls.savePartner)[0]?.input).toEqual({
    companyId: 'c1',
    revision: 1,
    url: null,
    message: '筹备中',
    renewsSecret: 0,
  })
})

test('a palette is chosen, and the page says where the present one comes from', async () => {
  server.answers(channelCalls.saveTheme, { ...theme, preset: 'pine', origin: 'company', revision: 1 })
  openTab('theme')
  expect(await screen.findByText('沿用集团的主题')).toBeTruthy()
  expect(screen.getByText('当前配色：原力黄')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '松林绿' }))
  await press('保存配色')
  await waitFor(() =>
    expect(server.sent(channelCalls.saveTheme)[0]?.input).toEqual({
      companyId: 'c1',
      revision: 0,
      preset: 'pine',
    }),
  )
})

test('the default login page can be changed and not removed', async () => {
  server.answers(channelCalls.saveLoginTheme, loginTheme)
  openAt('#/login-themes', <LoginThemesPage />)
  expect(await screen.findByRole('button', { name: '删除xinghe' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '删除default' })).toBeNull()
  await press('编辑xinghe')
  fireEvent.click(inDialog().getByLabelText('显示客服'))
  pressInDialog('保存')
  await waitFor(() => expect(said()).toContain('登录主题已保存'))
  expect(server.sent(channelCalls.saveLoginTheme)[0]?.input).toEqual({
    ...loginTheme,
    showsService: 0,
    isNew: 0,
  })
})
