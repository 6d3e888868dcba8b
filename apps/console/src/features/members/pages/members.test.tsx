import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Call } from '@yf/contract/call'
import { membersAdminCalls, type MemberDetail, type FoundMember } from '@yf/contract/members-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import type { StaffRole } from '@yf/domain/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import MemberPage from './member.page.tsx'
import MembersPage from './members.page.tsx'

const shown = {
  id: 'm1',
  name: '林晓',
  maskedPhone: '138****0001',
  certificateType: 'idCard',
  maskedCertificate: '110***********001X',
  status: 'active',
  createTime: '2025-01-02 09:00:00',
} as const
const row: FoundMember = { ...shown, companies: ['星河软件'] }
const detail: MemberDetail = {
  ...shown,
  nickName: '晓晓',
  gender: 2,
  birthYear: 1990,
  memberships: [
    {
      companyId: 'c1',
      companyName: '星河软件',
      isFamily: 0,
      holderId: null,
      holderName: null,
      status: 'active',
      joinTime: '2025-01-02 09:00:00',
    },
  ],
}
const cased = {
  companyId: 'c1',
  companyName: '星河软件',
  id: 'k1',
  caseNo: 'LP20260101',
  insuredName: '林晓',
  visitType: null,
  state: 6,
  billedFen: 300_00,
  payableFen: 200_00,
  submitTime: '2026-01-01 10:00:00',
} as const
const session = {
  startTime: '2026-11-01 08:00:00',
  lastSeenTime: '2026-11-02 08:00:00',
  endTime: null,
  endReason: null,
} as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('operator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(membersAdminCalls.find, { records: [row], total: 1 })
  server.answers(membersAdminCalls.member, detail)
  server.answers(membersAdminCalls.employments, [])
  server.answers(membersAdminCalls.claims, { records: [cased], total: 1 })
  server.answers(membersAdminCalls.sessions, { sessions: [session], origins: [], bindings: [] })
})

test('lists nobody before a search, and keeps the number out of the address', async () => {
  openAt('#/members', <MembersPage />)
  expect(screen.getByText('请先填写手机号、证件号码或姓名')).toBeTruthy()
  expect(server.sent(membersAdminCalls.find)).toEqual([])
  type('查找会员', ' 13800000001 ')
  press(/search/)
  const link = await screen.findByRole('link', { name: '林晓' })
  expect(link.getAttribute('href')).toBe('#/member?id=m1')
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(server.sent(membersAdminCalls.find)[0]?.input).toMatchObject({ keyword: '13800000001' })
  expect(location.hash).not.toContain('138')
})

const countOf = (row: Call) => server.sent(row).length

test('loads only the part that is open', async () => {
  beStaff('auditor')
  const before = [membersAdminCalls.employments, membersAdminCalls.sessions].map(countOf)
  openAt('#/member?id=m1&part=claims', <MemberPage />)
  const link = await screen.findByRole('link', { name: 'LP20260101' })
  expect(link.getAttribute('href')).toBe('#/case?id=k1')
  expect([membersAdminCalls.employments, membersAdminCalls.sessions].map(countOf)).toEqual(before)
})

const tabsOf = async (role: StaffRole): Promise<(string | null)[]> => {
  beStaff(role)
  openAt('#/member?id=m1', <MemberPage />)
  const tabs = await screen.findByRole('navigation', { name: '会员资料' })
  return within(tabs)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test.each([
  ['operator', ['资料', '保障', '权益', '订单', '预约', '消息', '设备与登录']],
  ['auditor', ['资料', '保障', '权益', '理赔', '订单', '预约', '消息', '设备与登录', '谁看过']],
  ['handler', ['资料', '保障', '理赔', '设备与登录']],
] as const)('%s has the parts of the role', async (role, parts) => {
  expect(await tabsOf(role)).toEqual(parts)
})

test('a part without permission is not shown, whatever the address says', async () => {
  const before = countOf(membersAdminCalls.claims)
  openAt('#/member?id=m1&part=claims', <MemberPage />)
  expect(await screen.findByText('138****0001')).toBeTruthy()
  expect(countOf(membersAdminCalls.claims)).toBe(before)
})

test('full numbers are shown only after a reason', async () => {
  server.answers(membersAdminCalls.reveal, {
    phone: '13800000001',
    certificateNumber: '11010119900307001X',
    birthday: '1990-03-07',
  })
  openAt('#/member?id=m1', <MemberPage />)
  await screen.findByText('138****0001')
  press('查看完整号码')
  expect(inDialog().getByRole('button', { name: '查看' })).toHaveProperty('disabled', true)
  type(/^查看原因(?!模板)/, '会员来电核对')
  pressInDialog('查看')
  expect(await inDialog().findByText('13800000001')).toBeTruthy()
  expect(server.sent(membersAdminCalls.reveal)[0]?.input).toEqual({ id: 'm1', reason: '会员来电核对' })
})

test.each(['auditor', 'handler', 'senior'] as const)('%s sees masked numbers only', async (role) => {
  beStaff(role)
  openAt('#/member?id=m1', <MemberPage />)
  await screen.findByText('138****0001')
  for (const name of ['查看完整号码', '更换手机号']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('ends the session for a reason; a role that only reads has no button', async () => {
  server.answers(membersAdminCalls.endSessions, { sessions: [], origins: [], bindings: [] })
  openAt('#/member?id=m1&part=sessions', <MemberPage />)
  await screen.findByText('使用中')
  press('全部清除')
  type(/^原因(?!模板)/, '手机遗失')
  pressInDialog('全部清除')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(membersAdminCalls.endSessions)[0]?.input).toEqual({
    id: 'm1',
    isEverything: 1,
    reason: '手机遗失',
  })
})

const fillIn = async () => {
  await screen.findByText('138****0001')
  press('更换手机号')
  type(/^新手机号(?!验证码)/, '13755556666')
  const before = countOf(membersAdminCalls.sendPhoneCode)
  pressInDialog('发送到新手机号')
  await waitFor(() => expect(countOf(membersAdminCalls.sendPhoneCode)).toBe(before + 1))
  type(/^新手机号验证码/, '123456')
  type(/^证件号码/, '11010119900307001X')
  type(/^原因(?!模板)/, '手机遗失')
}

test('changes the phone without the former one: sends no old code, and says that it waits', async () => {
  server.answers(membersAdminCalls.sendPhoneCode, null)
  server.answers(membersAdminCalls.changePhone, null)
  openAt('#/member?id=m1', <MemberPage />)
  await fillIn()
  fireEvent.click(inDialog().getByRole('radio', { name: '已无法使用' }))
  pressInDialog('提交审核')
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('已提交，另一位同事审核通过后生效'),
  )
  expect(server.sent(membersAdminCalls.sendPhoneCode)[0]?.input).toEqual({
    id: 'm1',
    newPhone: '13755556666',
  })
  expect(server.sent(membersAdminCalls.changePhone)[0]?.input).toEqual({
    id: 'm1',
    newPhone: '13755556666',
    newCode: '123456',
    certificateNumber: '11010119900307001X',
    reason: '手机遗失',
  })
})

test('with the former phone both codes are needed, and the change is immediate', async () => {
  server.answers(membersAdminCalls.sendPhoneCode, null)
  server.answers(membersAdminCalls.changePhone, detail)
  openAt('#/member?id=m1', <MemberPage />)
  await fillIn()
  const confirm = () => inDialog().getByRole('button', { name: '更换手机号' })
  expect(confirm()).toHaveProperty('disabled', true)
  pressInDialog('发送到原手机号')
  await waitFor(() =>
    expect(server.sent(membersAdminCalls.sendPhoneCode).at(-1)?.input).toEqual({ id: 'm1' }),
  )
  type(/^原手机号验证码/, '654321')
  expect(confirm()).toHaveProperty('disabled', false)
  pressInDialog('更换手机号')
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('手机号已更换'))
  expect(server.sent(membersAdminCalls.changePhone).at(-1)?.input).toMatchObject({ oldCode: '654321' })
})

test('an auditor sees the sessions and ends none', async () => {
  beStaff('auditor')
  openAt('#/member?id=m1&part=sessions', <MemberPage />)
  await screen.findByText('使用中')
  expect(screen.queryByRole('button', { name: '结束登录' })).toBeNull()
})
