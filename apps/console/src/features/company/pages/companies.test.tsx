import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { companySetUpCalls as calls } from '@yf/contract/company-admin-set-up'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { countsOn, inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { company, group, setUpRows } from '../test-companies.ts'
import CompaniesPage from './companies.page.tsx'
import CompanyGroupsPage from './company-groups.page.tsx'
import CompanyPage from './company.page.tsx'

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
  server.answers(calls.list, {
    records: [company],
    total: 1,
    counts: { preparing: 1, active: 0, suspended: 0 },
  })
  server.answers(calls.groups, { records: [group], total: 1 })
  server.answers(calls.company, company)
  server.answers(calls.setUpRows, [...setUpRows])
})
const said = () => useToasts.getState().toasts.map(({ text }) => text)

test('lists companies with their status, narrowed by the status and text in the URL', async () => {
  openAt('#/companies?list=preparing&word=星河', <CompaniesPage />)
  expect(await screen.findByRole('link', { name: '星河软件' })).toBeTruthy()
  expect(server.sent(calls.list)[0]?.query).toMatchObject({ keyword: '星河', status: 'preparing' })
  expect(await countsOn('企业状态')).toEqual(['全部 ', '筹备 1', '启用 0', '停用 0'])
})

test('a new company needs group, name and alias, and opens with its list of what is missing', async () => {
  server.answers(calls.createCompany, { ...company, companyId: 'c9' })
  openAt('#/companies', <CompaniesPage />)
  await screen.findByRole('link', { name: '星河软件' })
  press('新建企业')
  expect(inDialog().getByText('请选择集团')).toBeTruthy()
  await waitFor(() => choose(inDialog().getByLabelText(/^集团/), '星河科技集团'))
  type(/^企业名称/, '星河云')
  expect(inDialog().getByText('请填写企业简称')).toBeTruthy()
  type(/^企业简称/, '星河云之家')
  await waitFor(() => choose(inDialog().getByLabelText(/^复制自/), '星河软件'))
  pressInDialog('保存')
  await waitFor(() => expect(location.hash).toBe('#/company?id=c9&tab=setUp'))
  expect(server.sent(calls.createCompany)[0]?.input).toEqual({
    groupId: 'g1',
    name: '星河云',
    alias: '星河云之家',
    copyFrom: 'c1',
  })
})

test('a taken name is refused in the dialog', async () => {
  server.refuses(calls.saveGroup, refusals.companyGroupTaken.code, refusals.companyGroupTaken.message)
  openAt('#/company-groups', <CompanyGroupsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '编辑星河科技集团' }))
  type(/^集团名称/, '海纳集团')
  pressInDialog('保存')
  expect(await inDialog().findByText(/已有同名的集团/)).toBeTruthy()
  expect(server.sent(calls.saveGroup)[0]?.input).toEqual({ id: 'g1', name: '海纳集团', revision: 3 })
})

test('the list of what is missing leads to the page of each row', async () => {
  openAt('#/company?id=c1&tab=setUp', <CompanyPage />)
  expect(await screen.findByText('还有 2 项必须完成')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去完成福利咨询联系人' }).getAttribute('href')).toBe(
    '#/companyProfile?company=c1',
  )
  expect(screen.getByRole('link', { name: '查看主题' })).toBeTruthy()
})

test('before a company opens, the dialog names what is missing', async () => {
  server.answers(calls.setStatus, { ...company, status: 'active' })
  openAt('#/company?id=c1', <CompanyPage />)
  fireEvent.click(await screen.findByRole('button', { name: '启用' }))
  expect(await inDialog().findByText('福利咨询联系人：员工遇到问题时不知道联系谁')).toBeTruthy()
  expect(inDialog().queryByText(/启用企业：/)).toBeNull()
  pressInDialog('启用')
  await waitFor(() => expect(said()).toContain('企业已启用'))
  expect(server.sent(calls.setStatus)[0]?.input).toEqual({ companyId: 'c1', revision: 2, status: 'active' })
})

test('before a company is suspended, the dialog says what members lose and what goes on', async () => {
  server.answers(calls.company, { ...company, status: 'active' })
  openAt('#/company?id=c1', <CompanyPage />)
  fireEvent.click(await screen.findByRole('button', { name: '停用' }))
  expect(inDialog().getByText('已提交的理赔继续审核和打款')).toBeTruthy()
})

test('edits the record under its revision, and shows a refusal', async () => {
  server.refuses(calls.saveCompany, refusals.stateMoved.code, '林管理刚刚修改过，您的修改没有保存')
  openAt('#/company?id=c1', <CompanyPage />)
  fireEvent.click(await screen.findByRole('button', { name: '编辑资料' }))
  type(/^企业简称/, '星河之家')
  inDialog().getByLabelText('欠费').click()
  server.answers(calls.company, { ...company, revision: 3, companyAlias: '别人改的' })
  pressInDialog('保存')
  expect(await inDialog().findByText(/林管理刚刚修改过/)).toBeTruthy()
  // The form still has the former values: it is not saved over the other version.
  expect(await screen.findByText('别人改的')).toBeTruthy()
  const again = inDialog().getByRole('button', { name: /保存$/ })
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
  fireEvent.click(again)
  await waitFor(() => expect(server.sent(calls.saveCompany)).toHaveLength(2))
  expect(server.sent(calls.saveCompany)[1]?.input).toMatchObject({ revision: 2 })
  expect(server.sent(calls.saveCompany)[0]?.input).toEqual({
    companyId: 'c1',
    revision: 2,
    groupId: 'g1',
    name: '星河软件',
    alias: '星河之家',
    showsAlias: 1,
    logo: '/art/logo-xinghe.svg',
    isInArrears: 1,
  })
})
