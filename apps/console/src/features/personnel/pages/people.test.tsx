import { fireEvent, screen, waitFor } from '@testing-library/react'
import { peopleAdminCalls, type PersonDetail, type PersonRow } from '@yf/contract/people-admin'
import { refusals } from '@yf/contract/refusals'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { countsOn, inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import PeoplePage from './people.page.tsx'
import PersonPage from './person.page.tsx'

const row: PersonRow = {
  id: 'p1',
  name: '江予安',
  certificateType: 'idCard',
  maskedCertificate: '990***********3351',
  maskedPhone: '137****0001',
  status: 'active',
  isRegistered: true,
  grade: 'P6',
  region: '上海',
  department: '研发部',
  branch: null,
  hiredOn: '2024-03-01',
  leftOn: null,
  relation: null,
  holderId: null,
  holderName: null,
}

const detail: PersonDetail = {
  ...row,
  revision: 3,
  memberId: null,
  gender: 1,
  birthday: '1998-08-08',
  country: 'CN',
  maskedMail: null,
  dependantFrom: null,
  dependantUntil: null,
  employments: [{ id: 'e1', hiredOn: '2024-03-01', leftOn: null, department: '研发部' }],
  dependants: [],
  events: [
    {
      id: 'v1',
      kind: 'changed',
      at: '2026-11-15 10:00:00',
      by: '沈人事',
      isImported: false,
      before: { department: '市场部' },
      after: { department: '研发部' },
    },
  ],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('hr')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(peopleAdminCalls.employers, [{ companyId: 'c1', companyName: '原力健康' }])
  server.answers(peopleAdminCalls.listPeople, {
    records: [row],
    total: 1,
    counts: { active: 1, coming: 0, left: 4, dependants: 2 },
  })
  server.answers(peopleAdminCalls.person, detail)
})

test('lists the people of the only company with masked numbers, and keeps a search out of the address', async () => {
  openAt('#/people', <PeoplePage />)
  expect(await screen.findByText('990***********3351')).toBeTruthy()
  expect(await countsOn('名单')).toEqual(['在职 1', '待入职 0', '已离职 4', '家属 2'])
  type('搜索人员', '13711110001')
  press(/search/)
  await waitFor(() =>
    expect(server.sent(peopleAdminCalls.listPeople).at(-1)?.input).toMatchObject({ keyword: '13711110001' }),
  )
  expect(location.hash).not.toContain('137')
})

test('adds an employee once the form is whole', async () => {
  server.answers(peopleAdminCalls.hirePerson, { id: 'p2', revision: 0 })
  openAt('#/people', <PeoplePage />)
  await screen.findByText('江予安')
  press('添加员工')
  const save = () => inDialog().getByRole('button', { name: '保存' })
  expect(save()).toHaveProperty('disabled', true)
  type(/^姓名/, '林间')
  type(/^证件号码/, '990100199808083351')
  type(/^入职日期/, '2026-11-01')
  type('部门', '财务部')
  expect(save()).toHaveProperty('disabled', false)
  pressInDialog('保存')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(peopleAdminCalls.hirePerson)[0]?.input).toMatchObject({
    companyId: 'c1',
    name: '林间',
    certificateNumber: '990100199808083351',
    department: '财务部',
    hiredOn: '2026-11-01',
  })
})

const openPerson = async () => {
  openAt('#/person?company=c1&id=p1', <PersonPage />)
  await screen.findByText('部门：市场部 → 研发部')
}

test('shows the history, and registers a leave with the revision that was seen', async () => {
  server.answers(peopleAdminCalls.leavePerson, { id: 'p1', revision: 4 })
  await openPerson()
  press('登记离职')
  type(/^离职日期/, '2026-12-01')
  pressInDialog('登记离职')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(peopleAdminCalls.leavePerson)[0]?.input).toEqual({
    companyId: 'c1',
    id: 'p1',
    revision: 3,
    leftOn: '2026-12-01',
  })
})

test('a change sends only what was typed, so that masked numbers stay as they are', async () => {
  server.answers(peopleAdminCalls.changePerson, { id: 'p1', revision: 4 })
  await openPerson()
  press('修改资料')
  type('职级', 'P7')
  pressInDialog('保存')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  const sent = server.sent(peopleAdminCalls.changePerson)[0]?.input
  expect(sent).toEqual({
    companyId: 'c1',
    id: 'p1',
    revision: 3,
    grade: 'P7',
    region: '上海',
    department: '研发部',
    branch: '',
  })
})

test('after a conflict the page shows the other version, and a form of former values is refused again', async () => {
  const { code, message } = refusals.stateMoved
  server.refuses(peopleAdminCalls.changePerson, code, message)
  await openPerson()
  press('修改资料')
  type('职级', 'P7')
  server.answers(peopleAdminCalls.person, { ...detail, revision: 4, branch: '上海分公司' })
  pressInDialog('保存')
  expect(await screen.findByText('上海分公司')).toBeTruthy()
  const again = inDialog().getByRole('button', { name: /保存$/ })
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
  fireEvent.click(again)
  await waitFor(() => expect(server.sent(peopleAdminCalls.changePerson)).toHaveLength(2))
  expect(server.sent(peopleAdminCalls.changePerson).map(({ input }) => input)).toMatchObject([
    { revision: 3 },
    { revision: 3 },
  ])
})

test('a registered phone is removed on request', async () => {
  server.answers(peopleAdminCalls.changePerson, { id: 'p1', revision: 4 })
  await openPerson()
  press('修改资料')
  expect(inDialog().queryByLabelText('删除登记的邮箱')).toBeNull()
  fireEvent.click(inDialog().getByLabelText('删除登记的手机号'))
  pressInDialog('保存')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(peopleAdminCalls.changePerson)[0]?.input).toMatchObject({ revision: 3, phone: '' })
})

test('full numbers are shown only after a reason', async () => {
  server.answers(peopleAdminCalls.revealPerson, {
    certificateNumber: '990100199808083351',
    phone: '13711110001',
    mail: null,
  })
  await openPerson()
  press('查看完整号码')
  expect(inDialog().getByRole('button', { name: '查看' })).toHaveProperty('disabled', true)
  type(/^查看原因(?!模板)/, '核对社保')
  pressInDialog('查看')
  expect(await inDialog().findByText('990100199808083351')).toBeTruthy()
})
