import { screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { companyAdminCalls, type CompanyProfile, type DescribedCompany } from '@yf/contract/company-admin'
import { refusals } from '@yf/contract/refusals'
import { emptyContact } from '@yf/domain/company-contact'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import CompanyProfilePage from './company-profile.page.tsx'

const unsaved = { revision: 3, savedBy: null, savedTime: null }
const profile: CompanyProfile = {
  companyId: 'c1',
  companyName: '星河软件',
  contact: { ...emptyContact, department: '人力资源部', phone: '021-55508800', ...unsaved },
  benefits: [
    {
      id: 'b1',
      name: '流感疫苗',
      summary: '秋冬免费接种',
      audience: '全体员工',
      usage: '凭短信接种',
      rules: '每人一针',
      kind: '福利',
      endDt: '2026-12-31',
      coveredCount: 40,
      ...unsaved,
    },
  ],
  services: [
    {
      id: 's1',
      name: '三甲医院绿色通道',
      summary: '专家门诊安排',
      audience: '员工本人',
      usage: '用卡预约',
      rules: '每次就医用一次',
      provider: '福雅健康',
      phone: '4008005678',
      priceFen: 198_000,
      ...unsaved,
    },
  ],
}
const company = (companyId: string, companyName: string): DescribedCompany => ({ companyId, companyName })

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
  server.answers(companyAdminCalls.companies, [company('c1', '星河软件')])
  server.answers(companyAdminCalls.profile, profile)
})

const preview = () => within(screen.getByRole('complementary', { name: '手机预览' }))
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存联系方式' })

test('previews the typed text on the phone, reports errors, and saves valid text under its revision', async () => {
  server.answers(companyAdminCalls.saveContact, profile)
  openAt('#/companyProfile', <CompanyProfilePage />)
  expect(await screen.findByLabelText(/^电话/)).toBeTruthy()
  expect(screen.queryByLabelText('企业')).toBeNull()
  expect(saveButton().disabled).toBe(true)
  type(/^电话/, '55')
  expect(await screen.findByText(/请填写正确的电话/)).toBeTruthy()
  expect(saveButton().disabled).toBe(true)
  type(/^电话/, '021-55509900')
  expect(preview().getByText('021-55509900')).toBeTruthy()
  press('保存联系方式')
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toContain('联系方式已保存'))
  expect(server.sent(companyAdminCalls.saveContact).map(({ input }) => input)).toEqual([
    { ...emptyContact, companyId: 'c1', revision: 3, department: '人力资源部', phone: '021-55509900' },
  ])
})

test('on an edit conflict shows a notice, keeps the typed text, and then shows the saved version', async () => {
  const conflictMessage = '沈人事刚刚修改过，您的修改没有保存；请查看最新内容后再改'
  server.refuses(companyAdminCalls.saveContact, refusals.stateMoved.code, conflictMessage)
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findByLabelText(/^电话/)
  type(/^联系人/, '陆宁')
  press('保存联系方式')
  expect(await screen.findByText(/沈人事刚刚修改过/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^联系人/).value).toBe('陆宁')
  server.answers(companyAdminCalls.profile, { ...profile, contact: { ...profile.contact, person: '苏慧' } })
  press('查看最新内容')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^联系人/).value).toBe('苏慧'))
  expect(screen.queryByText(/沈人事刚刚修改过/)).toBeNull()
})

test("without a department the preview shows the app's default text", async () => {
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findByLabelText(/^电话/)
  type(/^部门/, '')
  expect(preview().getByText(/应用不显示「福利咨询」/)).toBeTruthy()
})

test("edits a benefit's text in a dialog, and requires a name", async () => {
  server.answers(companyAdminCalls.saveBenefit, profile)
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findByRole('button', { name: '编辑流感疫苗' })
  press('编辑流感疫苗')
  type(/^名称/, ' ')
  expect(await inDialog().findByText('请填写名称')).toBeTruthy()
  type(/^名称/, '秋冬疫苗')
  pressInDialog('保存')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(companyAdminCalls.saveBenefit)[0]?.input).toMatchObject({
    companyId: 'c1',
    id: 'b1',
    revision: 3,
    name: '秋冬疫苗',
    usage: '凭短信接种',
  })
})

test("edits a medical service's text, with a valid phone number or none", async () => {
  server.answers(companyAdminCalls.saveService, profile)
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findByRole('button', { name: '编辑三甲医院绿色通道' })
  expect(preview().getByText('三甲医院绿色通道')).toBeTruthy()
  press('编辑三甲医院绿色通道')
  type(/^预约电话/, '12')
  expect(await inDialog().findByText(/请填写正确的预约电话/)).toBeTruthy()
  type(/^预约电话/, '')
  type(/^服务机构/, '安和健康')
  pressInDialog('保存')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(companyAdminCalls.saveService)[0]?.input).toEqual({
    companyId: 'c1',
    id: 's1',
    revision: 3,
    name: '三甲医院绿色通道',
    summary: '专家门诊安排',
    audience: '员工本人',
    usage: '用卡预约',
    rules: '每次就医用一次',
    provider: '安和健康',
    phone: '',
  })
})

test('an operator chooses the company, which appears in the URL', async () => {
  beStaff('operator')
  server.answers(companyAdminCalls.companies, [company('c1', '星河软件'), company('c2', '远山物流')])
  openAt('#/companyProfile', <CompanyProfilePage />)
  choose(await screen.findByLabelText('企业'), '远山物流')
  await waitFor(() => expect(location.hash).toBe('#/companyProfile?company=c2'))
  await waitFor(() =>
    expect(server.sent(companyAdminCalls.profile).map(({ query }) => query)).toContainEqual({
      companyId: 'c2',
    }),
  )
})

test('human resources describe, and neither add nor remove', async () => {
  server.answers(companyAdminCalls.profile, profile)
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findAllByText('流感疫苗')
  expect(screen.queryByRole('button', { name: '新建权益' })).toBeNull()
  expect(screen.queryByRole('button', { name: '删除流感疫苗' })).toBeNull()
})

test('an added service says what members pay', async () => {
  beStaff('administrator')
  server.answers(companyAdminCalls.profile, profile)
  server.answers(companyAdminCalls.addService, profile)
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findAllByText('流感疫苗')
  press('新建服务')
  type(/^名称/, '海外就医')
  type(/^服务内容/, '安排就医')
  type(/^服务机构/, '原力健康')
  type(/^自费价格/, '99.5')
  pressInDialog('保存')
  await waitFor(() => expect(server.sent(companyAdminCalls.addService)).toHaveLength(1))
  expect(server.sent(companyAdminCalls.addService)[0]!.input).toMatchObject({
    companyId: 'c1',
    name: '海外就医',
    priceFen: 9950,
    code: '',
  })
})

test('a benefit is removed after asking', async () => {
  beStaff('administrator')
  server.answers(companyAdminCalls.profile, profile)
  server.answers(companyAdminCalls.removeBenefit, profile)
  openAt('#/companyProfile', <CompanyProfilePage />)
  await screen.findAllByText('流感疫苗')
  press('删除流感疫苗')
  expect(inDialog().getByText(/员工已经持有的权益照常使用/)).toBeTruthy()
  pressInDialog('删除')
  await waitFor(() => expect(server.sent(companyAdminCalls.removeBenefit)).toHaveLength(1))
  expect(server.sent(companyAdminCalls.removeBenefit)[0]!.input).toEqual({ companyId: 'c1', id: 'b1' })
})
