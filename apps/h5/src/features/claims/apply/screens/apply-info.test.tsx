import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetAllQueries } from '@yf/client/query-cache'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { applyPage, draft } from '../claim-sample.ts'
import { claimStage, open, type } from '../test-claims.tsx'
import ApplyInfoScreen from './apply-info.screen.tsx'

const { answers, bodies, refuse, sent } = claimStage()

test('step 1 offers the persons to claim for and says why others are excluded', async () => {
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /林晓/ })).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /没有可以理赔的保单/ }).disabled).toBe(true)
  expect(await screen.findByRole('radio', { name: /住院.*保单不含.*费用清单/ })).toBeTruthy()
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(sent('chooseApplyMember')).toHaveLength(0)
})

test('saves input automatically, the insured person first, and opens the next step', async () => {
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  fireEvent.click(await screen.findByRole('radio', { name: /门诊/ }))
  await waitFor(() => expect(sent('chooseApplyMember')).toHaveLength(1))
  expect(bodies('chooseApplyMember')[0]).toEqual({
    companyId: 'c1',
    flow: 'new',
    familyId: null,
    policyId: 'p1',
    visitType: 'outpatient',
  })
  expect(await screen.findByText(/已自动保存/)).toBeTruthy()
  // A visit has one date.
  expect(screen.queryByLabelText(/^(入院|首次就诊)日期/)).toBeNull()
  type(/^就诊日期/, '2026-11-01')
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请填写就诊医院')).toBeTruthy()
  type(/^就诊医院/, '北京医院')
  // A button accepts one tap per second.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(currentLocation().fullPath).toBe('/claimSettlement/bankCard?caseId=k1')
  })
  const last = bodies('chooseApplyMember').at(-1)
  expect(last).toMatchObject({ step: 2 })
})

const dayIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

test('a hospital stay has two dates, a single visit one, and multiple visits are labelled so', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft: { ...draft, visitStart: null, visitEnd: null } }
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  await screen.findByRole('radio', { name: /住院/ })
  type(/^就诊日期/, '2026-11-01')
  await waitFor(() =>
    expect(bodies('chooseApplyMember').at(-1)).toMatchObject({
      visitStart: '2026-11-01',
      visitEnd: '2026-11-01',
    }),
  )
  fireEvent.click(screen.getByRole('radio', { name: /住院/ }))
  expect([dayIn(/^入院日期/), dayIn(/^出院日期/)]).toEqual(['2026-11-01', '2026-11-01'])
  type(/^出院日期/, '2026-11-05')
  // Both dates stay visible, whichever kind of visit is chosen.
  fireEvent.click(screen.getByRole('radio', { name: /门诊/ }))
  expect([dayIn(/^首次就诊日期/), dayIn(/^末次就诊日期/)]).toEqual(['2026-11-01', '2026-11-05'])
  type(/^末次就诊日期/, '2026-11-01')
  fireEvent.click(screen.getByRole('button', { name: '去了不止一天' }))
  expect(dayIn(/^末次就诊日期/)).toBe('2026-11-01')
  await screen.findByText(/已自动保存/)
})

test('a first-time claimant who arrives by a link sees the limit on this page too', async () => {
  const limit = { isFirst: 1, maxTopLimitByCompany: 2_000_000, isNewFlow: 1, mailAddress: '' }
  answers['v2/getUserMaxTopLimit'] = limit
  const { unmount } = open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  const text = '线上单次申请发票总额上限为20,000元，超出请邮寄线下办理'
  expect(await screen.findByText(text)).toBeTruthy()
  unmount()
  forgetAllQueries()
  answers['v2/getUserMaxTopLimit'] = { ...limit, isFirst: 0 }
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  await waitFor(() => expect(sent('v2/getUserMaxTopLimit')).toHaveLength(2))
  await screen.findByRole('radio', { name: /门诊/ })
  expect(screen.queryByText(text)).toBeNull()
})

test('restores input that could not be sent when the page opens again', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft }
  const { unmount } = open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  await screen.findByRole('radio', { name: /门诊/ })
  refuse('chooseApplyMember', 500, '系统繁忙')
  type(/^诊断/, '急性咽炎')
  expect(await screen.findByText(/已暂存在本机/)).toBeTruthy()
  unmount()
  open(ApplyInfoScreen, '/claimSettlement/applyInfo?edit=1')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^诊断/).value).toBe('急性咽炎'))
})

test('offers an advanced draft and opens its step with the earlier steps in the history', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft: { ...draft, step: 3 } }
  replace('/home')
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  const before = currentLocation().index
  fireEvent.click(await screen.findByRole('button', { name: '继续上次的申请' }))
  expect(currentLocation().fullPath).toBe('/claimSettlement/uploadApply?caseId=k1')
  expect(currentLocation().index).toBe(before + 2)
})

test('asks before starting over and deletes the draft', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft: { ...draft, step: 2 } }
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  fireEvent.click(await screen.findByRole('button', { name: '重新开始' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '删除并重新开始' }))
  await waitFor(() => expect(sent('cancelBeforeCommit').map(({ body }) => body)).toEqual(['caseId=k1']))
  expect(await screen.findByText('为谁申请')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^就诊医院/).value).toBe('')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('replaces the known number with another and restores it', async () => {
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  fireEvent.click(await screen.findByRole('button', { name: '更换联系电话' }))
  await screen.findByLabelText(/^联系电话/)
  type(/^联系电话/, '1390000')
  fireEvent.click(screen.getByRole('button', { name: '用原号码' }))
  expect(screen.getByText('138****0001')).toBeTruthy()
  await waitFor(() => expect(bodies('chooseApplyMember').at(-1)).toMatchObject({ phone: '138****0001' }))
  expect(await screen.findByText(/已自动保存/)).toBeTruthy()
})

test('sends the preselected policy with the first input', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft: { ...draft, policyId: null } }
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  await screen.findByRole('radio', { name: /门诊/ })
  type(/^诊断/, '急性咽炎')
  await waitFor(() => expect(sent('chooseApplyMember')).toHaveLength(1))
  expect(bodies('chooseApplyMember')[0]).toEqual({
    companyId: 'c1',
    flow: 'new',
    policyId: 'p1',
    diagnosis: '急性咽炎',
  })
})
