import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { usePictures } from '#platform/pictures/picture-store.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { pixel, receipt, workCase, type AllowedActions } from '../test-case.ts'
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
  useToasts.setState({ toasts: [] })
  server.answers(claimsAdminCalls.counts, { open: 1, mine: 1, late: 0, second: 0, asked: 0, payments: 0 })
  server.answers(claimsAdminCalls.reasons, [
    { use: 'reject', words: '就诊日期不在保障期间内，依据保险合同不予赔付。' },
    { use: 'exclude', words: '自费药品' },
    { use: 'ask', words: '请补充出院小结。' },
    { use: 'line', words: '同一项目重复收费' },
  ])
  for (const id of ['m1', 'm2', 'm3'])
    server.at(`/staff-files/${id}.jpg`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/gif' })
      response.end(pixel)
    })
  location.hash = '#/case?id=c1'
})

async function open(can: AllowedActions, change: Partial<WorkCase> = {}) {
  server.answers(claimsAdminCalls.open, workCase(can, change))
  renderFramed(<CasePage />)
  await screen.findByRole('heading', { name: 'LP20261115AB12CD34' })
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const first = () => within(screen.getByRole('form', { name: '发票 1' }))

test("fetches pictures with the token and watermarks them with the viewer's name", async () => {
  await open({})
  const picture = await screen.findByAltText('发票/收据，m1.jpg')
  expect(picture.getAttribute('src')).toMatch(/^blob:/)
  expect(document.querySelector('[data-watermark]')?.getAttribute('data-watermark')).toBe('王理赔 handler1')
  const fileRequests = server.heard.filter(({ path }) => path.startsWith('/staff-files/'))
  expect(new Set(fileRequests.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['Bearer token-handler']),
  )
})

test('shows the next picture by key and by thumbnail', async () => {
  await open({})
  await screen.findByAltText('发票/收据，m1.jpg')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(await screen.findByAltText('发票/收据，m2.jpg')).toBeTruthy()
  press('第 3 张，病历')
  expect(await screen.findByAltText('病历，m3.jpg')).toBeTruthy()
})

test('loads a picture again that failed to open', async () => {
  server.at('/staff-files/m1.jpg', (_request, response) => {
    response.writeHead(404)
    response.end()
  })
  await open({})
  expect(await screen.findByText('影像没有打开')).toBeTruthy()
  server.at('/staff-files/m1.jpg', (_request, response) => response.end(pixel))
  press('重试')
  expect(await screen.findByAltText('发票/收据，m1.jpg')).toBeTruthy()
})

test('releases all pictures from memory when the case is closed', async () => {
  server.answers(claimsAdminCalls.open, workCase({}))
  const shown = renderFramed(<CasePage />)
  await screen.findByAltText('发票/收据，m1.jpg')
  shown.unmount()
  expect(usePictures.getState()).toEqual({})
})

test('highlights the focused field on its own picture', async () => {
  await open({ correct: 1 })
  press('第 3 张，病历')
  await screen.findByAltText('病历，m3.jpg')
  fireEvent.focus(first().getByLabelText('发票号码'))
  await screen.findByAltText('发票/收据，m1.jpg')
  const region = document.querySelector('[data-region] polygon')
  expect(region?.getAttribute('points')).toBe('0.1,0.2 0.4,0.2 0.4,0.3 0.1,0.3')
  fireEvent.blur(first().getByLabelText('发票号码'))
  expect(document.querySelector('[data-region]')).toBeNull()
})

test("shows at each field the text read, the member's value and low confidence", async () => {
  await open({})
  expect(first().getByText('识别为 12345673')).toBeTruthy()
  expect(first().getByText(/收款单位、医院名录：北京协和医院/)).toBeTruthy()
  expect(first().getByText('1 项待核对')).toBeTruthy()
  expect(first().getByText('会员填写 发票号码：12345678')).toBeTruthy()
  expect(first().getByLabelText<HTMLInputElement>('发票号码').disabled).toBe(true)
})

test("sends a correction completely and shows the server's answer", async () => {
  await open({ correct: 1 })
  server.answers(claimsAdminCalls.correct, workCase({ correct: 1 }, { linesPayableFen: 81_00 }))
  write(first().getByLabelText('剔除金额（元）'), '10')
  choose(await first().findByLabelText('剔除原因模板'), '自费药品')
  fireEvent.click(first().getByRole('button', { name: '保存更正' }))
  expect(await screen.findByText('更正已保存，应赔金额已重新计算')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.correct)[0]?.input).toMatchObject({
    caseId: 'c1',
    receiptId: 'r1',
    invoiceNumber: '12345678',
    billedFen: 128_50,
    excludedFen: 10_00,
    excludedReason: '自费药品',
  })
  expect(screen.getAllByText('¥81.00').length).toBeGreaterThan(0)
})

test('offers no decision while a correction is unsaved', async () => {
  await open({ correct: 1, approve: 1 })
  write(first().getByLabelText('收费金额（元）'), '100')
  expect(await screen.findByText('有未保存的更正，请先保存或撤销。')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '通过' }).disabled).toBe(true)
  fireEvent.click(first().getByRole('button', { name: '撤销修改' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '通过' }).disabled).toBe(false),
  )
})

test('does not send an invalid correction', async () => {
  await open({ correct: 1 })
  write(first().getByLabelText('收费金额（元）'), '很多')
  fireEvent.click(first().getByRole('button', { name: '保存更正' }))
  expect(first().getByText('请填写金额，例如 128.50')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.correct)).toEqual([])
})

test('staff fill in a receipt from its picture if the reader returned nothing', async () => {
  const { receipts } = workCase()
  await open({ correct: 1 }, { receipts: receipts.slice(1) })
  server.answers(claimsAdminCalls.correct, workCase({ correct: 1 }))
  press('按当前影像录入发票')
  const card = within(screen.getByRole('form', { name: '新发票' }))
  write(card.getByLabelText('发票号码'), '99887766')
  write(card.getByLabelText('开票日期'), '2026-11-03')
  write(card.getByLabelText('收费金额（元）'), '66')
  fireEvent.click(card.getByRole('button', { name: '录入' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: '新发票' })).toBeNull())
  expect(server.sent(claimsAdminCalls.correct)[0]?.input).toMatchObject({
    materialId: 'm1',
    billedFen: 66_00,
  })
})

test('a line shows how its amount was computed, and a manual decision can be reset to the rule', async () => {
  await open({ correct: 1 })
  expect(screen.getAllByText('账单 ¥128.50 − 免赔额 ¥28.50 × 90%')).toHaveLength(2)
  expect(screen.getAllByText('人工核定')).toHaveLength(1)
  server.answers(claimsAdminCalls.setLine, workCase({ correct: 1 }))
  press('人工核定发票 2')
  pressInDialog('恢复按规则计算')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(claimsAdminCalls.setLine)[0]?.input).toEqual({
    caseId: 'c1',
    receiptId: 'r2',
    payableFen: null,
    reason: '',
  })
})

test('a line is decided manually only with a reason and within its bill', async () => {
  await open({ correct: 1 })
  press('人工核定发票 1')
  const save = inDialog().getByRole<HTMLButtonElement>('button', { name: '保存核定' })
  expect(save.disabled).toBe(true)
  write(inDialog().getByLabelText(/^核定理由（/), '同一项目重复收费')
  expect(save.disabled).toBe(false)
  write(inDialog().getByLabelText(/^赔付金额/), '999')
  expect(inDialog().getByText('不能超过账单金额 ¥128.50')).toBeTruthy()
  expect(save.disabled).toBe(true)
})

test('offers only the actions that the role and the state allow', async () => {
  await open({ ask: 1, adjudicate: 1 })
  const bar = within(screen.getByLabelText('操作'))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['要求补充', '进入理算'])
  expect(screen.queryByRole('button', { name: '保存更正' })).toBeNull()
})

test("a rejection needs a reason, and shows the member's notice beforehand", async () => {
  await open({ reject: 1 })
  press('拒赔')
  const confirm = inDialog().getByRole<HTMLButtonElement>('button', { name: '拒赔' })
  expect(confirm.disabled).toBe(true)
  choose(await inDialog().findByLabelText('拒赔理由模板'), '就诊日期不在保障期间内，依据保险合同不予赔付。')
  expect(inDialog().getByText('理赔申请未通过')).toBeTruthy()
  server.answers(claimsAdminCalls.reject, workCase({}, { state: 7, stateName: '拒赔' }))
  fireEvent.click(confirm)
  expect(await screen.findByText('已拒赔，会员会看到理由')).toBeTruthy()
  expect(screen.getByText('当前没有需要您操作的事项。')).toBeTruthy()
})

test('requests supplements by kind and with a text', async () => {
  await open({ ask: 1 })
  press('要求补充')
  fireEvent.click(inDialog().getByLabelText('出院小结'))
  choose(await inDialog().findByLabelText('补充说明模板'), '请补充出院小结。')
  server.answers(
    claimsAdminCalls.ask,
    workCase({}, { state: 3, stateName: '待补充', askedFor: '请补充出院小结。' }),
  )
  pressInDialog('发给会员')
  expect(await screen.findByText('已要求会员补充：请补充出院小结。')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.ask)[0]?.input).toEqual({
    caseId: 'c1',
    words: '请补充出院小结。',
    kinds: ['dischargeSummary'],
  })
})

test('an approval sends the amount shown, and names the bank card that receives it', async () => {
  await open({ approve: 1 })
  press('通过')
  expect(inDialog().getByText(/核定赔付 ¥180.00，赔款将汇入工商银行尾号 6789 的银行卡/)).toBeTruthy()
  server.answers(claimsAdminCalls.approve, workCase({}, { state: 5, stateName: '待打款' }))
  pressInDialog('通过')
  expect(await screen.findByText('已通过，赔付 ¥180.00')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.approve)[0]?.input).toEqual({ caseId: 'c1', payableFen: 180_00 })
  // One more click opens the next case of the list.
  server.answers(claimsAdminCalls.next, { caseId: 'c2' })
  press('下一件（n）')
  await waitFor(() => expect(location.hash).toBe('#/case?id=c2'))
})

test('from the four-eyes amount on, the first approval sends the member no notice', async () => {
  await open({ approve: 1 }, { fourEyesFen: 100_00 })
  expect(screen.getByText('金额达到 ¥100.00，需要两人核定')).toBeTruthy()
  press('通过')
  expect(inDialog().getByText('会员暂时不会收到通知。')).toBeTruthy()
  expect(inDialog().getByRole('button', { name: '通过并提交复核' })).toBeTruthy()
})

test('marks a receipt that staff entered without a picture, and requires two people at any amount', async () => {
  const unseen = { ...receipt('r3', null), enteredBy: '李核赔' }
  await open({ approve: 1 }, { receipts: [receipt('r1', 'm1'), unseen] })
  expect(screen.getByText('没有票据影像，由李核赔录入')).toBeTruthy()
  expect(screen.getByText('有 1 张发票没有票据影像，需要两人核定')).toBeTruthy()
  press('通过')
  expect(inDialog().getByText(/有 1 张发票没有票据影像，须由另一位高级理赔专员复核/)).toBeTruthy()
  expect(inDialog().getByRole('button', { name: '通过并提交复核' })).toBeTruthy()
})

test('the second approver confirms, or returns the case with a text', async () => {
  beStaff('senior')
  await open({ confirm: 1, sendBack: 1 }, { firstApprover: '王理赔', fourEyesFen: 100_00 })
  press('退回')
  write(inDialog().getByLabelText(/^退回意见/), '请核对第 2 张发票')
  server.answers(claimsAdminCalls.sendBack, workCase({}))
  pressInDialog('退回')
  expect(await screen.findByText('已退回处理人')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.sendBack)[0]?.input['words']).toBe('请核对第 2 张发票')
})

test("taking over another handler's case needs an explicit confirmation", async () => {
  await open({ accept: 1 }, { handlerName: '李核赔' })
  press('接手')
  expect(inDialog().getByText('案件现由李核赔处理，接手后由您负责。')).toBeTruthy()
  server.answers(claimsAdminCalls.accept, workCase({}))
  pressInDialog('接手')
  expect(await screen.findByText('已接手，案件在「我的」列表中')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.accept)[0]?.input).toEqual({ caseId: 'c1', takeOver: 1 })
})

test('accepting never turns into taking over if a colleague accepted first', async () => {
  await open({ accept: 1 }, { state: 1, handlerName: null })
  press('受理')
  server.refuses(claimsAdminCalls.accept, 3153, '案件已由李核赔受理')
  server.answers(claimsAdminCalls.open, workCase({ accept: 1 }, { handlerName: '李核赔' }))
  pressInDialog('受理')
  expect(await screen.findByText('案件已由李核赔受理')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: '接手' })).toBeTruthy()
})

test('reloads the case with a notice if the member acted first', async () => {
  await open({ adjudicate: 1 })
  press('进入理算')
  server.refuses(claimsAdminCalls.adjudicate, 1009, '状态已变化，请刷新后再试')
  server.answers(claimsAdminCalls.open, workCase({}, { state: 9, stateName: '已撤销' }))
  pressInDialog('进入理算')
  expect(await screen.findByText('案件状态已变化，页面已刷新，请核对后再操作')).toBeTruthy()
  expect(await screen.findByText('已撤销')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('refuses an amount that differs from the one shown, and the dialog shows the new amount', async () => {
  await open({ approve: 1 })
  press('通过')
  server.refuses(claimsAdminCalls.approve, 3154, '应赔金额已变为 ¥90.00，请核对后再提交')
  server.answers(claimsAdminCalls.open, workCase({ approve: 1 }, { linesPayableFen: 90_00 }))
  pressInDialog('通过')
  expect((await inDialog().findByRole('alert')).textContent).toBe('应赔金额已变为 ¥90.00，请核对后再提交')
  expect(inDialog().getByRole('heading', { name: '通过，赔付 ¥90.00？' })).toBeTruthy()
})

test('shows blockers of an approval at the top', async () => {
  await open({ reject: 1 }, { state: 4, obstacles: ['第 1 张发票缺少金额'] })
  expect(within(screen.getByLabelText('通过之前要解决')).getByText('第 1 张发票缺少金额')).toBeTruthy()
  expect(screen.getByText('解决上方列出的问题后可以通过。')).toBeTruthy()
})

test('the policy shows how much of its limits is used', async () => {
  await open({})
  expect(screen.getByText('¥1,000.00 / ¥20,000.00')).toBeTruthy()
  expect(screen.getByText('¥1,000.00 / ¥5,000.00')).toBeTruthy()
  expect(screen.getByText('¥100.00（¥71.50）')).toBeTruthy()
})

test('opens a document of the case from memory, fetched with the token', async () => {
  server.at('/staff-files/book.pdf', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.end('%PDF-1.7')
  })
  await open({}, { papers: [{ name: '申请书', url: '/staff-files/book.pdf' }] })
  press('申请书')
  expect((await screen.findByTitle('申请书')).getAttribute('src')).toMatch(/^blob:/)
  press('关闭')
  expect(screen.queryByTitle('申请书')).toBeNull()
})

test('shows why a case failed to open, and loads it again on request', async () => {
  server.refuses(claimsAdminCalls.open, 1004, '内容不存在或已被删除')
  renderFramed(<CasePage />)
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
  server.answers(claimsAdminCalls.open, workCase({}))
  press('重试')
  expect(await screen.findByRole('heading', { name: 'LP20261115AB12CD34' })).toBeTruthy()
})

test("shows the issuer's answer with the receipt, and requests it again", async () => {
  const unknown = {
    tone: 'differs' as const,
    words: ['发票 12345678 在开票方查无此票'],
    isAsking: 0 as const,
    canAsk: 1 as const,
    askedTime: '2026-11-14 09:31:00',
  }
  const own = { ...receipt('r1', 'm1'), issuer: unknown }
  await open({ correct: 1 }, { receipts: [own] })
  const word = within(first().getByRole('group', { name: '开票方核验' }))
  expect(word.getByText('与开票方不符')).toBeTruthy()
  expect(word.getByText(/查无此票/)).toBeTruthy()
  const asking = { ...unknown, tone: 'open' as const, words: ['正在向开票方核验'], isAsking: 1 as const }
  server.answers(claimsAdminCalls.recheckInvoice, workCase({}, { receipts: [{ ...own, issuer: asking }] }))
  // The page polls these while the issuer has not answered.
  server.answers(claimsAdminCalls.open, workCase({}, { receipts: [receipt('r1', 'm1')] }))
  fireEvent.click(word.getByRole('button', { name: '重新核验' }))
  expect(await screen.findByText(/正在向开票方核验/)).toBeTruthy()
  expect(await screen.findByText('开票方已确认', undefined, { timeout: 5_000 })).toBeTruthy()
})

test("an auditor reads the issuer's answer and cannot request it", async () => {
  beStaff('auditor')
  await open({})
  expect(screen.getAllByText('开票方已确认').length).toBe(2)
  expect(screen.queryByRole('button', { name: '重新核验' })).toBeNull()
})

test('shows similar receipts side by side, zooms them together and marks the differences', async () => {
  const side = {
    caseId: 'c1',
    caseNo: 'LP20261115AB12CD34',
    companyName: '星河软件',
    insuredName: '林晓',
    stateName: '资料审核',
    url: '/staff-files/m1.jpg',
    name: 'm1.jpg',
    invoiceCode: '',
    invoiceNumber: '12345678',
    day: '2026-11-02',
    billedFen: 128_50,
    payer: '林晓',
    hospital: '市第一医院',
  }
  const other = {
    ...side,
    caseId: 'c9',
    caseNo: 'LP9',
    url: '/staff-files/m2.jpg',
    invoiceNumber: '12345679',
  }
  server.answers(claimsAdminCalls.lookalikes, [{ own: side, other, distance: 2 }])
  await open({})
  press('比对相近影像')
  expect(await inDialog().findByText('外观相近（64 处中 2 处不同）')).toBeTruthy()
  expect(await inDialog().findByAltText('本案，m1.jpg')).toBeTruthy()
  expect(await inDialog().findByAltText('另一案件，m1.jpg')).toBeTruthy()
  const differing = [...document.querySelectorAll('tr[data-differs] th')].map((cell) => cell.textContent)
  expect(differing).toEqual(['案件', '发票号码'])
  pressInDialog('放大（+）')
  expect(inDialog().getByText('140%')).toBeTruthy()
  expect(document.querySelectorAll('[role=dialog] [data-zoomed]').length).toBe(2)
})

test('shows a message if no receipt looks similar', async () => {
  server.answers(claimsAdminCalls.lookalikes, [])
  await open({})
  press('比对相近影像')
  expect(await inDialog().findByText('没有外观相近的发票影像')).toBeTruthy()
})
