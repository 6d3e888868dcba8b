import { screen, waitFor } from '@testing-library/react'
import { membersAdminCalls, type MemberDetail, type MergePreview } from '@yf/contract/members-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import MemberPage from './member.page.tsx'

const shown = {
  id: 'm1',
  name: '林晓',
  maskedPhone: '138****0001',
  certificateType: 'idCard',
  maskedCertificate: '110***********001X',
  status: 'active',
  createTime: '2025-01-02 09:00:00',
} as const
const detail: MemberDetail = { ...shown, nickName: '晓晓', gender: 2, birthYear: 1990, memberships: [] }
const preview: MergePreview = {
  other: {
    ...shown,
    id: 'm2',
    maskedPhone: '137****6666',
    certificateType: null,
    maskedCertificate: null,
    companies: ['海纳科技'],
  },
  rows: [
    { words: '保单', rule: 'moves', count: 2 },
    { words: '登录', rule: 'dropped', count: 1 },
  ],
  faults: [],
}

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
  server.answers(membersAdminCalls.member, detail)
  server.answers(membersAdminCalls.employments, [])
  server.answers(membersAdminCalls.previewMerge, preview)
  server.answers(membersAdminCalls.proposeMerge, null)
})

const findOther = async () => {
  openAt('#/member?id=m1', <MemberPage />)
  await screen.findByText('138****0001')
  press('合并账号')
  expect(inDialog().getByRole('button', { name: '查看合并结果' })).toHaveProperty('disabled', true)
  type(/^并入账号的手机号/, '13755556666')
  pressInDialog('查看合并结果')
}

test('shows what moves and what is dropped before it proposes, and says that it waits', async () => {
  await findOther()
  expect(await inDialog().findByText('海纳科技')).toBeTruthy()
  expect(inDialog().getByText('保单').closest('tr')?.textContent).toBe('保单2并入')
  expect(inDialog().getByText('登录').closest('tr')?.textContent).toBe('登录1清除')
  expect(inDialog().getByRole('button', { name: /提交审核$/ })).toHaveProperty('disabled', true)
  type(/^原因(?!模板)/, '重复注册')
  pressInDialog(/提交审核$/)
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('已提交，另一位同事审核通过后生效'),
  )
  expect(server.sent(membersAdminCalls.proposeMerge)[0]?.input).toEqual({
    id: 'm1',
    phone: '13755556666',
    reason: '重复注册',
  })
})

test('a merge that is prevented says why and cannot be proposed; another phone begins anew', async () => {
  server.answers(membersAdminCalls.previewMerge, {
    ...preview,
    rows: [{ words: '理赔', rule: 'prevents', count: 3 }],
    faults: ['并入的账号有理赔 3 条'],
  })
  await findOther()
  expect(await inDialog().findByText('并入的账号有理赔 3 条')).toBeTruthy()
  expect(inDialog().queryByLabelText(/^原因/)).toBeNull()
  expect(inDialog().getByRole('button', { name: /提交审核$/ })).toHaveProperty('disabled', true)
  type(/^并入账号的手机号/, '13755557777')
  expect(inDialog().getByRole('button', { name: /查看合并结果$/ })).toHaveProperty('disabled', false)
})

test('an auditor merges nothing', async () => {
  beStaff('auditor')
  openAt('#/member?id=m1', <MemberPage />)
  await screen.findByText('138****0001')
  expect(screen.queryByRole('button', { name: '合并账号' })).toBeNull()
})
