import { fireEvent, screen, waitFor } from '@testing-library/react'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hospitalBill } from '#features/claims/shared/hospital-bill.ts'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, followBrowser, push } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import SignScreen from './sign.screen.tsx'

const stored = { id: 's1', url: `/files/${'a'.repeat(32)}`, createTime: '2026-11-01 10:00:00' }
const book = { url: `/files/${'b'.repeat(32)}`, name: '理赔申请书-LP1.pdf', hash: 'h2', isSigned: 0 }
const submitted = { caseId: 'k1', caseNo: 'LP1', state: 1, isDecided: 0 }

let answers: Record<string, unknown>
const answerOf = (path: string) => {
  const name = Object.keys(answers).find((end) => path.endsWith(end))
  return name ? answers[name] : main(null)
}
const server = envelopeStage({ answer: ({ path }, say) => say(200, answerOf(path)) })
const { sent, bodies } = server

const stop = followBrowser()
afterAll(stop)

beforeEach(() => {
  answers = {
    getHandSignatureUrl: main(stored),
    lookApplyBook: main(book),
    'v2/apply': main(submitted),
    'claim/apply': main(submitted),
    saveHospitalClaim: main(submitted),
    toClaimMaterial: main({
      draft: { hospital: '互联网医院', visitType: 'outpatient', visitStart: '2026-11-02', diagnosis: null },
    }),
  }
})

const open = (path: string) => {
  push(path)
  return openAt(path, <SignScreen />)
}
const send = async () => {
  fireEvent.click(await screen.findByRole('checkbox'))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交申请' })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}

test('a member without a signature is led to the pad and cannot submit before signing', async () => {
  answers['getHandSignatureUrl'] = main({ id: null, url: null, createTime: null })
  open('/sign?caseId=k1&flow=new&hash=h1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交申请' }).disabled).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: '点按这里手写签名' }))
  expect(currentLocation().path).toBe('/sign/edit')
})

test('signs the application form that the member read with the stored signature', async () => {
  open('/sign?caseId=k1&flow=new&hash=h1')
  expect(await screen.findByText('使用已存签名')).toBeTruthy()
  await send()
  await waitFor(() => expect(currentLocation().fullPath).toBe('/claimSettlement/uploadResult?caseId=k1'))
  const [request] = sent('v2/apply')
  expect(JSON.parse(request!.body)).toEqual({ caseId: 'k1', signatureId: 's1', bookHash: 'h1' })
  expect(request!.headers['idempotency-key']).toBeTruthy()
})

test('the old flow uses its own call', async () => {
  open('/sign?caseId=k1&flow=old&hash=h1')
  await send()
  // Wait until the response is processed: what it clears must not affect the next test.
  await waitFor(() => expect(currentLocation().fullPath).toBe('/claimSettlement/uploadResult?caseId=k1'))
  expect(sent('claim/apply')).toHaveLength(1)
})

test('sends an internet hospital visit with the data of the draft and the bill', async () => {
  hospitalBill('k1').write({ billedFen: 9_900 })
  open('/sign?caseId=k1&flow=hospital&hash=h1')
  await send()
  await waitFor(() => expect(sent('saveHospitalClaim')).toHaveLength(1))
  expect(bodies('saveHospitalClaim')[0]).toEqual({
    caseId: 'k1',
    signatureId: 's1',
    bookHash: 'h1',
    hospital: '互联网医院',
    visitType: 'outpatient',
    visitDay: '2026-11-02',
    billedFen: 9_900,
  })
})

test('does not send an incomplete visit', async () => {
  hospitalBill('k1').remove()
  open('/sign?caseId=k1&flow=hospital&hash=h1')
  await send()
  expect(await screen.findByText('就诊信息不完整，请返回上一步补充')).toBeTruthy()
  expect(sent('saveHospitalClaim')).toHaveLength(0)
})

test('retries when the visit could not be loaded', async () => {
  hospitalBill('k1').write({ billedFen: 9_900 })
  server.refuses(claimCalls.materialPage, 3053, '案件已提交，暂不能增删或修改材料')
  open('/sign?caseId=k1&flow=hospital&hash=h1')
  await send()
  expect(await screen.findByText('案件已提交，暂不能增删或修改材料')).toBeTruthy()
  expect(sent('saveHospitalClaim')).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
})

test('an application form that fails to load shows the reason and blocks submission', async () => {
  server.refuses(claimCalls.book, 3111, '该文件还没有，请稍后再试')
  open('/sign?caseId=k1&flow=new')
  expect(await screen.findByText('该文件还没有，请稍后再试')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交申请' }).disabled).toBe(true)
})

test('back after submission leads to the records or home, never into the form', async () => {
  push('/claimSettlement/viewApply?caseId=k1')
  open('/sign?caseId=k1&flow=new&hash=h1')
  await send()
  await waitFor(() => expect(currentLocation().fullPath).toBe('/claimSettlement/uploadResult?caseId=k1'))
  history.back()
  await waitFor(() => expect(currentLocation().direction).toBe('back'))
  expect(['/claimRecords', '/home']).toContain(currentLocation().path)
})

test('a member who opens a submitted claim by link sees that it was sent', async () => {
  answers['lookApplyBook'] = main({ ...book, isSigned: 1 })
  open('/sign?caseId=k1&flow=new')
  expect(await screen.findByText('这份申请已经提交')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
})

test('shows one error when both application form and signature fail, and retries both at once', async () => {
  const refusal = main(null, '您所在的企业暂未开通这项服务', 4999)
  const whole = answers
  answers = { ...whole, getHandSignatureUrl: refusal, lookApplyBook: refusal }
  open('/sign?caseId=k1&flow=new')
  await screen.findByRole('button', { name: '重新加载' })
  await waitFor(() => expect([...sent('getHandSignatureUrl'), ...sent('lookApplyBook')]).toHaveLength(2))
  expect(screen.getAllByRole('button', { name: '重新加载' })).toHaveLength(1)
  answers = whole
  // The later of the two may have failed only just now.
  await waitFor(() => {
    screen.queryByRole('button', { name: '重新加载' })?.click()
    expect(screen.getByText('使用已存签名')).toBeTruthy()
  })
})

test('without a claim shows only the signature', async () => {
  open('/sign')
  expect(await screen.findByText('使用已存签名')).toBeTruthy()
  expect(screen.getByText('没有待签署的文件')).toBeTruthy()
})

test('reloads an application form that has changed since', async () => {
  answers['v2/apply'] = main(null, refusals.bookChanged.message, refusals.bookChanged.code)
  open('/sign?caseId=k1&flow=new&hash=h1')
  await send()
  expect(await screen.findByText(refusals.bookChanged.message)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(currentLocation().path).toBe('/claimSettlement/viewApply'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('names the invoice of returned medicine and leads the member to where they can remove it', async () => {
  const text = '药品发票 30000001 退过款，请删除这张发票后提交'
  answers['v2/apply'] = main(null, text, refusals.orderRefunded.code)
  open('/sign?caseId=k1&flow=new&hash=h1')
  await send()
  expect(await screen.findByText(text)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(currentLocation().path).toBe('/claimSettlement/materialAnalysis'))
})

test('retries without a response under the same idempotency key', async () => {
  server.answers(({ path }, say, response) => {
    if (path.endsWith('v2/apply')) return void response.destroy()
    return say(200, answerOf(path))
  })
  open('/sign?caseId=k1&flow=new&hash=h1')
  await send()
  expect(await screen.findByText(/再次提交不会重复申请/)).toBeTruthy()
  // A button accepts one tap per second.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
    expect(sent('v2/apply').length).toBeGreaterThan(1)
  })
  const keys = sent('v2/apply').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['new', ['bank'], '去填写收款银行卡', '/claimSettlement/bankCard'],
  ['old', ['bank'], '去填写收款银行卡', '/claimSettlementOld/bankCard'],
  ['hospital', ['bank'], '去填写收款银行卡', '/publicHospitalClaims'],
  ['new', ['missing', 'info', 'bank'], '去补全申请', '/claimSettlement/applyInfo'],
  ['old', ['info'], '去补全申请', '/claimSettlementOld/applyInfo'],
] as const)(
  'opening too early shows what the %s application lacks (%j) and leads there',
  async (flow, kinds, name, path) => {
    server.refuses(claimCalls.book, refusals.claimStopped.code, '请选择收款银行卡')
    const warning = { kind: 'info', level: 'warns' }
    answers['toClaimMaterial'] = main({
      draft: {},
      checks: [warning, ...kinds.map((kind) => ({ kind, level: 'stops' }))],
    })
    open(`/sign?caseId=k1&flow=${flow}`)
    expect(await screen.findByText('请选择收款银行卡')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    const button = await screen.findByRole('button', { name })
    await waitFor(() => {
      fireEvent.click(button)
      expect(currentLocation().path).toBe(path)
    })
  },
)
