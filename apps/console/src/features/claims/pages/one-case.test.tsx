import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { queueRow, workCase, type AllowedActions } from '../test-case.ts'
import CasePage from './case.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('handler')
  forgetQueries()
  server.answers(claimsAdminCalls.counts, { open: 1, mine: 1, late: 0, second: 0, asked: 0, payments: 0 })
  server.answers(claimsAdminCalls.reasons, [])
  location.hash = '#/case?id=c1'
})

async function open(can: AllowedActions, change: Partial<WorkCase> = {}) {
  server.answers(claimsAdminCalls.open, workCase(can, { materials: [], ...change }))
  renderFramed(<CasePage />)
  await screen.findByRole('heading', { name: 'LP20261115AB12CD34' })
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const part = (name: RegExp) => within(screen.getByRole('region', { name }))

const note = {
  id: 'n1',
  kind: 'calledMember',
  wasReached: 0,
  words: '无人接听，改天再打',
  staffName: '李核赔',
  time: '2026-11-15 15:00:00',
} as const

test('records a call and whether it was answered, and shows it in the case', async () => {
  await open({ note: 1 })
  server.answers(claimsAdminCalls.addNote, workCase({ note: 1 }, { materials: [], notes: [note] }))
  press('添加')
  expect(inDialog().queryByText('是否接通')).toBeNull()
  choose(inDialog().getByLabelText('种类'), '致电会员')
  fireEvent.click(await inDialog().findByRole('radio', { name: '未接通' }))
  write(inDialog().getByLabelText(/内容/), ' 无人接听，改天再打 ')
  pressInDialog('登记')
  const notes = within(await screen.findByRole('region', { name: '备注与通话（1）' }))
  expect(notes.getByText('致电会员（未接通）')).toBeTruthy()
  expect(notes.getByText('无人接听，改天再打')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.addNote)[0]?.input).toEqual({
    caseId: 'c1',
    kind: 'calledMember',
    wasReached: 0,
    words: '无人接听，改天再打',
  })
})

test('staff who may not write can read the notes, and see which texts were deleted with their member', async () => {
  await open({}, { notes: [{ ...note, kind: 'note', wasReached: null, words: null }] })
  expect(screen.queryByRole('button', { name: '添加' })).toBeNull()
  expect(part(/备注与通话/).getByText('内容已随会员数据删除')).toBeTruthy()
})

test('finds a diagnosis by typed letters and codes it', async () => {
  await open({ correct: 1 })
  server.answers(claimsAdminCalls.diagnoses, [
    { code: 'J31', name: '慢性鼻炎、鼻咽炎和咽炎', words: '慢性咽炎' },
  ])
  server.answers(
    claimsAdminCalls.codeDiagnosis,
    workCase(
      { correct: 1 },
      {
        materials: [],
        codedDiagnoses: [{ code: 'J31', name: '慢性鼻炎、鼻咽炎和咽炎' }],
        isCodedByHand: 1,
      },
    ),
  )
  press('诊断编码')
  expect(inDialog().getByText('会员填写：急性咽炎')).toBeTruthy()
  write(inDialog().getByRole('combobox'), 'mxyy')
  await waitFor(() => expect(server.sent(claimsAdminCalls.diagnoses)[0]?.input).toEqual({ keyword: 'mxyy' }))
  fireEvent.click(await screen.findByText('J31 慢性鼻炎、鼻咽炎和咽炎（慢性咽炎）'))
  pressInDialog('保存')
  expect(await part(/案件信息/).findByText('J31 慢性鼻炎、鼻咽炎和咽炎')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.codeDiagnosis)[0]?.input).toEqual({
    caseId: 'c1',
    codes: ['J02', 'J31'],
  })
})

const mark = {
  id: 'k1',
  caseNo: 'LP0',
  isOwn: 0,
  stateName: '拒赔',
  verdict: 'excluded',
  code: 'J02',
  name: '急性咽炎',
  reason: '投保前已有',
  staffName: '李核赔',
  time: '2026-10-01 09:00:00',
} as const

test('flags a diagnosis with a reason that stays visible', async () => {
  await open({ correct: 1 })
  server.answers(
    claimsAdminCalls.markDiagnosis,
    workCase({ correct: 1 }, { materials: [], markedDiagnoses: [{ ...mark, isOwn: 1 }] }),
  )
  press('标记诊断')
  write(inDialog().getByRole('textbox', { name: /理由/ }), '投保前已有')
  pressInDialog('标记')
  const marks = within(await screen.findByRole('list', { name: '诊断标记' }))
  expect(marks.getByText(/J02 急性咽炎：投保前已有（本案，李核赔 2026-10-01）/)).toBeTruthy()
  expect(server.sent(claimsAdminCalls.markDiagnosis)[0]?.input).toEqual({
    caseId: 'c1',
    code: 'J02',
    verdict: 'doubtful',
    reason: '投保前已有',
  })
  expect(marks.queryByRole('button', { name: '解除' })).toBeNull()
})

test('a senior lifts the flag of an earlier case, which is named', async () => {
  beStaff('senior')
  await open({}, { markedDiagnoses: [mark] })
  const marks = within(screen.getByRole('list', { name: '诊断标记' }))
  expect(marks.getByText(/案件 LP0，拒赔/)).toBeTruthy()
  server.answers(claimsAdminCalls.liftDiagnosisMark, workCase({}, { materials: [] }))
  fireEvent.click(marks.getByRole('button', { name: /解\s?除/ }))
  write(inDialog().getByRole('textbox', { name: /理由/ }), '病历证明为新发')
  pressInDialog('解除')
  await waitFor(() => expect(screen.queryByRole('list', { name: '诊断标记' })).toBeNull())
})

test('corrects the days of a visit together with its type', async () => {
  await open({ correct: 1 }, { visitStart: '2026-11-02', visitEnd: '2026-11-02' })
  server.answers(claimsAdminCalls.setVisit, workCase({ correct: 1 }, { materials: [] }))
  press('更正就诊信息')
  write(inDialog().getByRole('textbox', { name: /^就诊（入院）日期/ }), '20261101')
  write(inDialog().getByRole('textbox', { name: /末次/ }), '2026-10-31')
  expect(inDialog().getByText('开始日期不能晚于结束日期')).toBeTruthy()
  write(inDialog().getByRole('textbox', { name: /末次/ }), '2026-11-03')
  pressInDialog('保存')
  await waitFor(() =>
    expect(server.sent(claimsAdminCalls.setVisit)[0]?.input).toMatchObject({
      visitStart: '2026-11-01',
      visitEnd: '2026-11-03',
    }),
  )
})

test("expands the terms of the visit's liability, with the remaining limit", async () => {
  await open({})
  const terms = within(screen.getByRole('list', { name: '门诊医疗的条款' }))
  expect(terms.getByText('本年度还可赔付 12 次')).toBeTruthy()
  expect(terms.getByText('单次不限额，等待期 30 天')).toBeTruthy()
  expect(terms.getByText('不保障整形美容：诊断编码 Z41')).toBeTruthy()
  press('关闭行')
  expect(await screen.findByRole('button', { name: '展开行' })).toBeTruthy()
})

test("names the applicant of the person's earlier cases from another account", async () => {
  const earlier = { ...queueRow, applicantName: '林晓' }
  await open(
    {},
    {
      earlierCases: [
        { ...earlier, caseId: 'e1', caseNo: 'LP1' },
        { ...earlier, caseId: 'e2', caseNo: 'LP2', applicantName: '陈默' },
      ],
    },
  )
  const history = part(/被保险人既往案件（2）/)
  expect(history.getByText('陈默申请')).toBeTruthy()
  expect(history.queryByText('林晓申请')).toBeNull()
})

test('a rejection above the amount goes to a second person, who reads the reason and rejects with it', async () => {
  await open({ reject: 1 }, { state: 4, isRejectedByTwo: 1 })
  const reason = '属于责任免除范围'
  const waiting = { state: 4, firstApprover: '王理赔', firstReason: reason } as const
  const shown = workCase({}, { materials: [], ...waiting, firstVerdict: 'reject' })
  server.answers(claimsAdminCalls.reject, shown)
  press('拒赔')
  expect(inDialog().getByText(/申请金额达到 ¥5,000.00/)).toBeTruthy()
  write(inDialog().getByLabelText(/拒赔理由/), reason)
  pressInDialog('拒赔并提交复核')
  expect(
    await screen.findByText(/王理赔 拟拒赔，等待另一位高级理赔专员复核。理由：属于责任免除范围/),
  ).toBeTruthy()
})

test('the second person confirms exactly the stored reason', async () => {
  const reason = '属于责任免除范围'
  const waiting = { state: 4, firstApprover: '王理赔', firstVerdict: 'reject', firstReason: reason } as const
  await open({ confirmReject: 1, sendBack: 1 }, waiting)
  server.answers(claimsAdminCalls.confirmReject, workCase({}, { materials: [], state: 7, stateName: '拒赔' }))
  press('复核拒赔')
  expect(inDialog().getByText(new RegExp(reason))).toBeTruthy()
  pressInDialog('复核拒赔')
  expect(await screen.findByText('已复核拒赔，会员会看到理由')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.confirmReject)[0]?.input).toEqual({ caseId: 'c1', reason })
})
