import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail, ClaimMaterial } from '@yf/contract/claim-shapes'
import { messageCalls } from '@yf/contract/messages'
import { beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { detail } from '../case-sample.ts'
import ClaimDetailScreen from './claim-detail.screen.tsx'
import ClaimResultScreen from './claim-result.screen.tsx'

const aside: ClaimMaterial = {
  id: 'm9',
  kind: 'medicalRecord',
  isKindGiven: 0,
  isSaved: 0,
  name: '病历.jpg',
  page: 1,
  url: '/files/m9.jpg',
  contentType: 'image/jpeg',
  state: 'read',
  failure: null,
  fields: [],
  receipt: null,
  resembles: null,
  createTime: '2026-11-16 09:00:00',
}
const refused = (more: Partial<CaseDetail> = {}) =>
  detail({
    state: 7,
    stateName: '拒赔',
    payableFen: 0,
    canWithdraw: 0,
    canResubmit: 1,
    canAppeal: 1,
    appealUntil: '2027-01-14',
    hasLetter: 1,
    ...more,
  })
const appealed = {
  reasonName: '有新的资料可以证明',
  words: '病历已补齐',
  time: '2026-11-16 10:00:00',
  beforeFen: 0,
}

let found: CaseDetail
const {
  said: toasts,
  bodies,
  sent,
} = envelopeStage({
  at: '/claimSettlement/detail?caseId=k1',
  endsInSheet: true,
  answer: ({ path }, say) => {
    if (path.endsWith('claim/appeal')) {
      const open = { ...appealed, outcome: null, afterFen: null, explanation: null }
      found = refused({ state: 10, stateName: '复核中', canAppeal: 0, appealUntil: null, appeal: open })
      return say(200, main(found))
    }
    if (path.endsWith('fileDel')) {
      found = { ...found, materials: found.materials.filter(({ id }) => id !== 'm8') }
      return say(200, main(null))
    }
    if (path.endsWith('toDetail')) return say(200, main(found))
    if (path.endsWith(messageCalls.unread.path)) return say(200, main({ messageNum: 0, noticeNum: 0 }))
    return say(200, main(null))
  },
})
beforeEach(() => {
  found = refused()
})

const open = (Screen: () => React.ReactNode) => openAt('/x?caseId=k1', <Screen />)
const openSheet = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '申请复核' }))
  return within(await screen.findByRole('dialog', { name: '申请复核' }))
}

test('appeals a rejection with a reason, a description and uploaded documents', async () => {
  found = refused({ materials: [aside] })
  open(ClaimDetailScreen)
  const sheet = await openSheet()
  expect(sheet.getByText(/2027年1月14日前提交/)).toBeTruthy()
  fireEvent.click(sheet.getByRole('radio', { name: '有新的资料可以证明' }))
  fireEvent.change(sheet.getByLabelText(/您的理由/), { target: { value: ' 病历已补齐 ' } })
  fireEvent.click(sheet.getByRole('button', { name: '提交复核申请' }))
  await waitFor(() =>
    expect(bodies('claim/appeal')).toEqual([
      { caseId: 'k1', reason: 'papers', words: '病历已补齐', files: [{ id: 'm9', kind: 'medicalRecord' }] },
    ]),
  )
  await waitFor(() => expect(toasts).toContain('已提交复核申请'))
  expect((await screen.findAllByText('复核中')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: '申请复核' })).toBeNull()
})

test('removing a document deletes it on the server and leaves it out of the appeal', async () => {
  found = refused({ materials: [aside, { ...aside, id: 'm8', name: '别人的病历.jpg' }] })
  open(ClaimDetailScreen)
  const sheet = await openSheet()
  fireEvent.click(await sheet.findByRole('button', { name: /第2份/ }))
  fireEvent.click(await screen.findByRole('button', { name: '移除' }))
  await waitFor(() =>
    expect(sent(claimCalls.deleteFile).map(({ query }) => query)).toEqual([{ caseId: 'k1', id: 'm8' }]),
  )
  await waitFor(() => expect(sheet.queryByRole('button', { name: /第2份/ })).toBeNull())
  fireEvent.click(sheet.getByRole('radio', { name: '有新的资料可以证明' }))
  fireEvent.change(sheet.getByLabelText(/您的理由/), { target: { value: '病历已补齐' } })
  fireEvent.click(sheet.getByRole('button', { name: '提交复核申请' }))
  await waitFor(() =>
    expect(bodies('claim/appeal')).toMatchObject([{ files: [{ id: 'm9', kind: 'medicalRecord' }] }]),
  )
})

test('sends nothing without a reason and a description', async () => {
  open(ClaimDetailScreen)
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: '提交复核申请' }))
  expect(await sheet.findByText('请选择复核原因')).toBeTruthy()
  expect(sheet.getByText('请写明您的理由')).toBeTruthy()
  expect(bodies('claim/appeal')).toEqual([])
})

test('files of an unsent appeal do not appear in the submitted documents', async () => {
  found = refused({ materials: [aside, { ...aside, id: 'm1', isSaved: 1 }] })
  open(ClaimDetailScreen)
  expect(await screen.findByText('共 1 张')).toBeTruthy()
})

test('the result shows the appeal deadline and offers the appeal', async () => {
  open(ClaimResultScreen)
  expect(await screen.findByText(/2027年1月14日前申请复核/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '申请复核' })).toBeTruthy()
})

test('shows the outcome of the appeal with its reasons and letter', async () => {
  const ended = { ...appealed, outcome: 'changed' as const, afterFen: 40_000, explanation: '病历已核对' }
  found = refused({
    state: 6,
    stateName: '已结案赔付',
    payableFen: 40_000,
    canAppeal: 0,
    appeal: ended,
    hasReview: 1,
  })
  open(ClaimDetailScreen)
  expect(await screen.findByText('已重新核定')).toBeTruthy()
  expect(screen.getByText('病历已核对')).toBeTruthy()
  expect(screen.getByText('复核决定书')).toBeTruthy()
})

test('an overpayment is not reclaimed without a signed agreement', async () => {
  found = refused({ overpayment: { overpaidFen: 30_000, agreed: null } })
  open(ClaimDetailScreen)
  expect(await screen.findByText('本案多付了 ¥300.00，未经您书面同意不会收回')).toBeTruthy()
})

test('hides the result while the appeal is under review', async () => {
  const running = { ...appealed, outcome: null, afterFen: null, explanation: null }
  found = refused({ state: 10, stateName: '复核中', canAppeal: 0, appeal: running, nextStep: '正在复核' })
  open(ClaimResultScreen)
  expect(await screen.findByText('案件正在复核')).toBeTruthy()
})
