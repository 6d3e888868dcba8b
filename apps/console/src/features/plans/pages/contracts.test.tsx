import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import type { ContractDetail, ContractRow, ContractVersion } from '@yf/contract/contracts-admin'
import { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyContract, missingInContract, newClass, renewalOf } from '../class-form.ts'
import ContractPage from './contract.page.tsx'
import ContractsPage from './contracts.page.tsx'
import EnrolmentsPage from './enrolments.page.tsx'

const staffClass = { ...newClass(), key: 'staff', name: '全体员工' }
const agreed: ContractVersion = {
  no: 1,
  state: 'approved',
  planVersionId: 'v1',
  planVersionNo: 1,
  planVersionName: '补充医疗',
  startDay: '2026-01-01',
  classes: [staffClass],
  reason: '',
  edits: 0,
  submittedBy: '李运营',
  submittedTime: '2025-12-01 10:00:00',
  decidedBy: '林管理',
  decidedTime: '2025-12-02 10:00:00',
  note: null,
  people: 120,
  evaluatedTime: '2025-12-02 10:05:00',
  canEdit: 0,
  canDecide: 0,
  canWithdraw: 0,
}
const row: ContractRow = {
  companyId: 'c1',
  companyName: '星河软件',
  id: 'k1',
  contractNo: 'HT01',
  planName: '星河补充医疗',
  planKind: 'insurance',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  state: 'running',
  openVersion: null,
  isRenewal: 0,
}
const contract: ContractDetail = {
  ...row,
  planId: 'p1',
  versions: [agreed],
  previousId: null,
  renewalId: null,
  canEndorse: 1,
  canRenew: 1,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('administrator')
  useToasts.setState({ toasts: [] })
  server.answers(plansAdminCalls.contractCompanies, [{ id: 'c1', name: '星河软件' }])
  server.answers(plansAdminCalls.planChoices, [
    {
      planId: 'p1',
      planName: '星河补充医疗',
      kind: 'insurance',
      versions: [
        { id: 'v2', no: 2, name: '补充医疗', startDay: '2026-06-01' },
        { id: 'v1', no: 1, name: '补充医疗', startDay: '2026-01-01' },
      ],
    },
  ])
})

function openContract(found: ContractDetail) {
  server.answers(plansAdminCalls.contract, found)
  location.hash = '#/contract?id=k1'
  renderFramed(<ContractPage />)
}

test('lists contracts with their period, state and open version', async () => {
  location.hash = '#/contracts'
  server.answers(plansAdminCalls.contracts, { records: [{ ...row, openVersion: 'submitted' }], total: 1 })
  renderFramed(<ContractsPage />)
  expect((await screen.findByRole('link', { name: 'HT01' })).getAttribute('href')).toBe('#/contract?id=k1')
  expect(screen.getByText('2026-01-01 至 2026-12-31')).toBeTruthy()
  expect(screen.getByText('待审核')).toBeTruthy()
})

test('an endorsement is written with its day and reason', async () => {
  server.answers(plansAdminCalls.endorse, contract)
  openContract(contract)
  expect(await screen.findByText('已核定 120 人，2025-12-02 10:05:00 完成')).toBeTruthy()
  press('批改')
  expect(screen.getByText('请选择批改生效日期')).toBeTruthy()
  fireEvent.mouseDown(screen.getByLabelText('批改生效日期'))
  fireEvent.change(screen.getByLabelText('批改生效日期'), { target: { value: '2026-07-01' } })
  fireEvent.keyDown(screen.getByLabelText('批改生效日期'), { key: 'Enter', code: 'Enter' })
  type('批改原因', '提高比例')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '保存草稿' })).toHaveProperty('disabled', false),
  )
  press('保存草稿')
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.endorse)[0]?.input).toMatchObject({
      contractId: 'k1',
      edits: 0,
      planVersionId: 'v1',
      startDay: '2026-07-01',
      reason: '提高比例',
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toBe('已保存草稿'))
})

test('a renewal takes the next year and the same people', async () => {
  expect(renewalOf(contract)).toMatchObject({
    startsOn: '2027-01-01',
    endsOn: '2027-12-31',
    classes: [staffClass],
    planVersionId: 'v1',
  })
  server.answers(plansAdminCalls.addContract, { ...contract, id: 'k2' })
  openContract(contract)
  fireEvent.click(await screen.findByRole('button', { name: '续保' }))
  press('保存草稿')
  await waitFor(() => expect(location.hash).toBe('#/contract?id=k2'))
  expect(server.sent(plansAdminCalls.addContract)[0]?.input).toMatchObject({
    companyId: 'c1',
    previousId: 'k1',
    startsOn: '2027-01-01',
  })
})

test('a draft is submitted, and another person decides', async () => {
  const draft: ContractVersion = { ...agreed, state: 'draft', canEdit: 1, evaluatedTime: null, people: 0 }
  server.answers(plansAdminCalls.submitContract, contract)
  openContract({ ...contract, state: 'draft', versions: [draft], canEndorse: 0, canRenew: 0 })
  fireEvent.click(await screen.findByRole('button', { name: '提交审核' }))
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.submitContract)[0]?.input).toEqual({
      contractId: 'k1',
      no: 1,
      edits: 0,
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/等待其他人审核/))
})

test('a submitted endorsement is approved in a dialog', async () => {
  const submitted: ContractVersion = {
    ...agreed,
    no: 2,
    state: 'submitted',
    reason: '提高比例',
    canDecide: 1,
  }
  server.answers(plansAdminCalls.decideContract, contract)
  openContract({ ...contract, openVersion: 'submitted', versions: [submitted, agreed], canEndorse: 0 })
  expect(await screen.findByText('第 1 次批改')).toBeTruthy()
  press('通过')
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.decideContract)[0]?.input).toEqual({
      contractId: 'k1',
      no: 2,
      edits: submitted.edits,
      isConfirmed: 1,
      note: '',
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/自动核定/))
})

test('a new contract says what is missing', () => {
  const form = emptyContract()
  expect(missingInContract(form, false)).toBe('请选择企业')
  const chosen = { ...form, companyId: 'c1', planVersionId: 'v1' }
  expect(missingInContract(chosen, false)).toBe('请选择合同期间')
  const whole = { ...chosen, startsOn: '2026-01-01', endsOn: '2026-12-31' }
  expect(missingInContract(whole, false)).toBeNull()
  expect(missingInContract({ ...whole, classes: [newClass()] }, false)).toMatch(/名称/)
  expect(missingInContract(whole, true)).toMatch(/生效日期/)
  expect(missingInContract({ ...whole, startDay: '2026-05-01' }, true)).toMatch(/原因/)
})

test('covers of a company are listed, and the events of one are shown in order', async () => {
  server.answers(enrolmentAdminCalls.enrolments, {
    records: [
      {
        id: 'e1',
        personId: 'p1',
        name: '林晓',
        contractId: 'k1',
        contractNo: 'HT01',
        planKind: 'insurance',
        benefits: [],
        className: '全体员工',
        startsOn: '2026-01-01',
        endsOn: '2026-04-30',
        waitingFrom: '2025-01-01',
        state: 'ended',
        policyNo: 'YL01****0001',
        isRegistered: 0,
      },
    ],
    total: 1,
  })
  const event = {
    lastDay: null,
    className: null,
    versionNo: null,
    endReason: null,
    time: '2026-01-01 00:00:00',
  }
  server.answers(enrolmentAdminCalls.events, [
    { ...event, seq: 1, kind: 'renewed', day: '2026-01-01', lastDay: '2026-12-31', className: '全体员工' },
    { ...event, seq: 2, kind: 'endorsed', day: '2026-03-01', versionNo: 2 },
    { ...event, seq: 3, kind: 'changed', day: '2026-04-01', className: '管理层' },
    { ...event, seq: 4, kind: 'ended', day: '2026-05-01', endReason: 'left' },
  ])
  location.hash = '#/enrolments?company=c1'
  renderFramed(<EnrolmentsPage />)
  expect(await screen.findByText('2025-01-01 起连续投保')).toBeTruthy()
  expect(screen.getByText('未注册')).toBeTruthy()
  press('林晓的变动')
  expect(await screen.findByText('续保：2026-01-01 至 2026-12-31，全体员工')).toBeTruthy()
  expect(screen.getByText('批改：2026-03-01 起按第 1 次批改')).toBeTruthy()
  expect(screen.getByText('变更类别：2026-04-01 起为管理层')).toBeTruthy()
  expect(screen.getByText('退保：2026-05-01 起不再保障，离职')).toBeTruthy()
})

test('what a benefit plan gave is listed with its amount', async () => {
  server.answers(enrolmentAdminCalls.enrolments, {
    records: [
      {
        id: 'e2',
        personId: 'p2',
        name: '周岚',
        contractId: 'k2',
        contractNo: 'HT02',
        planKind: 'benefits',
        className: '全体员工',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
        waitingFrom: '2026-01-01',
        state: 'running',
        policyNo: '',
        benefits: [
          { name: '心理咨询服务', amount: '6 次', startDay: '2026-01-01', endDay: '2026-12-31' },
          { name: '体检报销金', amount: '¥800.00', startDay: '2026-01-01', endDay: '2026-12-31' },
        ],
        isRegistered: 1,
      },
    ],
    total: 1,
  })
  location.hash = '#/enrolments?company=c1'
  renderFramed(<EnrolmentsPage />)
  expect(await screen.findByText('心理咨询服务 6 次')).toBeTruthy()
  expect(screen.getByText('体检报销金 ¥800.00')).toBeTruthy()
  expect(screen.queryByText('保单')).toBeNull()
  expect(screen.queryByText('未注册')).toBeNull()
})

test('a renewal offers plans of the same kind alone', async () => {
  const version = { id: 'v9', no: 1, name: '健康权益', startDay: '2026-01-01' }
  server.answers(plansAdminCalls.planChoices, [
    { planId: 'p1', planName: '星河补充医疗', kind: 'insurance', versions: [{ ...version, id: 'v1' }] },
    { planId: 'p9', planName: '星河健康权益', kind: 'benefits', versions: [version] },
  ])
  openContract({ ...contract, planKind: 'benefits', planName: '星河健康权益', planId: 'p9' })
  fireEvent.click(await screen.findByRole('button', { name: '续保' }))
  fireEvent.mouseDown(screen.getByLabelText('方案版本'))
  expect(await screen.findByTitle('权益 · 星河健康权益 第 1 版（2026-01-01 起）')).toBeTruthy()
  expect(screen.queryByTitle(/保险 · 星河补充医疗/)).toBeNull()
})

test('asks for a company first', () => {
  location.hash = '#/enrolments'
  renderFramed(<EnrolmentsPage />)
  expect(screen.getByText('请先选择企业')).toBeTruthy()
})
