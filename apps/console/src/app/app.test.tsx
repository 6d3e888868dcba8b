import { staffCalls } from '@yf/contract/staff'
import { screen, waitFor } from '@testing-library/react'
import { urlOf } from '@yf/contract/call'
import { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { solvedChallenge } from '@yf/contract/proof-of-work/proof-of-work'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { StaffRole } from '@yf/domain/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { signOut, useSession } from '#platform/session/session.ts'
import { beStaff, staffOf } from '#platform/session/test-staff.ts'
import { renderPlain } from '#ui/frame/test-frame.tsx'
import { press, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { App } from './app.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  useToasts.setState({ toasts: [] })
  signOut()
  server.answers(claimsAdminCalls.queue, { records: [], next: null, total: 0 })
  server.answers(staffCalls.auditLog, { records: [], next: null })
  server.answers(staffCalls.auditPeople, [])
  server.answers(staffCalls.auditLogCheck, { time: null, events: 0, people: 0, faultCount: 0, faults: [] })
  server.answers(claimsAdminCalls.counts, { open: 3, mine: 1, late: 0, second: 0, asked: 2, payments: 0 })
  server.answers(staffCalls.me, () => useSession.getState().staff ?? staffOf('handler'))
  server.answers(staffCalls.logout, null)
})

const at = (hash: string) => {
  location.hash = hash
  return renderPlain(<App />)
}

test('sends a visitor without a session to the login, then to the requested page', async () => {
  server.answers(staffCalls.login, { token: 'T', staff: staffOf('senior'), wrongTries: 0 })
  at('#/queue?list=asked')
  await screen.findByText('登录后回到您刚才的页面。')
  type('账号', 'senior1')
  type('密码', 'secret')
  press('登录')
  expect(await screen.findByRole('heading', { name: '待补充' })).toBeTruthy()
  expect(location.hash).toBe('#/queue?list=asked')
  expect(screen.getByText('赵主管')).toBeTruthy()
  expect(server.sent(staffCalls.login)[0]?.input).toEqual({ account: 'senior1', password: 'secret' })
})

test.each(['/nowhere', '//elsewhere.example.com', 'https://elsewhere.example.com'])(
  'a login does not return to %s, which is no page of the console',
  async (next) => {
    beStaff('senior')
    at(`#/login?next=${encodeURIComponent(next)}`)
    await waitFor(() => expect(location.hash).toBe('#/queue'))
  },
)

test('shows a wrong password as an error in the form, and keeps the form open', async () => {
  server.refuses(staffCalls.login, 3150, '账号或密码不正确')
  at('#/login')
  type('账号', 'handler1')
  type('密码', 'wrong')
  press('登录')
  expect(await screen.findByText('账号或密码不正确')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('')
})

test('solves the proof of work while the account is under attack, and reports the failed attempts', async () => {
  const proofOfWork = '12.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl'
  const challengeReply = { ...main({ puzzle: proofOfWork }, '需要完成安全校验', 1012), success: false }
  const entered = main({ token: 'T', staff: staffOf('handler'), wrongTries: 7 })
  let finish = () => {}
  server.otherwise(({ path, headers }, say) => {
    if (path !== urlOf(staffCalls.login)) say(404, '')
    else if (headers['x-puzzle']) finish = () => say(200, entered)
    else say(200, challengeReply)
  })
  at('#/login')
  type('账号', 'handler1')
  type('密码', 'secret')
  press('登录')
  expect(await screen.findByRole('button', { name: /正在安全校验…/ })).toBeTruthy()
  await waitFor(() => expect(server.sent(staffCalls.login)).toHaveLength(2))
  const [first, second] = server.sent(staffCalls.login)
  expect(solvedChallenge(String(second?.headers['x-puzzle']))).toBe(proofOfWork)
  expect(second?.headers['x-device']).toBe(first?.headers['x-device'])
  finish()
  expect(await screen.findByText(/您的账号有 7 次密码错误/)).toBeTruthy()
})

test('sends nothing without account and password', async () => {
  at('#/login')
  press('登录')
  expect((await screen.findByRole('alert')).textContent).toBe('请填写账号和密码')
  expect(server.sent(staffCalls.login)).toEqual([])
})

test.each<[StaffRole, string[]]>([
  ['handler', ['工作台', '重点核查名单', '体检报销', '会员']],
  [
    'senior',
    ['工作台', '重点核查名单', '派件', '统计', '报表', '体检报销', '打款', '规则试算', '会员', '提醒'],
  ],
  [
    'auditor',
    [
      '工作台',
      '重点核查名单',
      '统计',
      '报表',
      '体检报销',
      '打款',
      '规则试算',
      '会员',
      '提醒',
      '应用错误',
      '审计',
    ],
  ],
  ['service', ['问诊服务', '会员留言', '会员心声', '专属顾问', '自费规则', '合作方状态', '售后']],
  ['hr', ['保费账单', '保全清单', '员工与家属', '导入名单', '注册确认', '企业资料']],
])('the navigation of a %s lists only what the role may open', async (role, names) => {
  beStaff(role)
  server.answers(personnelAdminCalls.registrations, {
    records: [],
    total: 0,
    counts: { waiting: 0, decided: 0 },
  })
  at('#/')
  const bar = await screen.findByRole('navigation', { name: '主导航' })
  expect([...bar.querySelectorAll('a')].map((link) => link.textContent)).toEqual(names)
})

test('shows a notice on a page of another role and sends no request', async () => {
  beStaff('handler')
  at('#/audit-log')
  expect(await screen.findByText('这里不对您的岗位开放')).toBeTruthy()
  expect(server.sent(staffCalls.auditLog)).toEqual([])
})

test('shows a not-found notice for an unknown address', async () => {
  beStaff('handler')
  at('#/nowhere')
  expect(await screen.findByText('页面不存在')).toBeTruthy()
})

test('logging out ends the session here and on the server', async () => {
  beStaff('handler')
  at('#/queue')
  await screen.findByText('王理赔')
  press('退出')
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
  await waitFor(() => expect(server.sent(staffCalls.logout)).toHaveLength(1))
  expect(server.sent(staffCalls.logout)[0]?.headers.authorization).toBe('Bearer token-handler')
  expect(sessionStorage.length).toBe(0)
})

test('a session that expires during work leads to the login and back to the same page', async () => {
  beStaff('auditor')
  server.refuses(staffCalls.auditLog, 403, '登录已过期')
  at('#/audit-log?caseNo=LP1')
  await screen.findByText('登录后回到您刚才的页面。')
  expect(await screen.findByText('登录已过期，请重新登录')).toBeTruthy()
  server.answers(staffCalls.login, { token: 'T2', staff: staffOf('auditor'), wrongTries: 0 })
  server.answers(staffCalls.auditLog, { records: [], next: null })
  type('账号', 'auditor1')
  type('密码', 'secret')
  press('登录')
  await screen.findByText('没有符合条件的记录')
  expect(location.hash).toBe('#/audit-log?caseNo=LP1')
})
