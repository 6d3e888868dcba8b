import type { FastifyReply, FastifyRequest } from 'fastify'
import { fengshiPaths, fengshiSigning, type FengshiAnswer } from '@yf/partner-contract/fengshi'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerNotice } from '../frame/notify.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { createCallGate, fieldsIn, signedCallOf, textIn } from '../frame/signed-call.ts'
import { refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { createExamBooks, orderStatusOf, type ExamBooks } from './books.ts'
import { brandList, cityList, institutionList, mealName, packageList } from './catalogue.ts'
import { mountControls } from './controls.ts'
import { decisionNotice } from './notices.ts'
import {
  orderIn,
  packagesRequestIn,
  personIn,
  refused,
  rejections,
  success,
  type FengshiBody,
} from './wire.ts'

/** An order that was new to the institution. */
export interface ExamMail extends ReceivedItem {
  readonly orderNo: string
  readonly mobile: string
  readonly text: string
}

export const fengshiPartner: Partner<ExamMail> = {
  name: 'fengshi',
  title: '高端体检（FENGSHI）',
  address: ({ port }) => `http://127.0.0.1:${port}/fengshi`,
  keyTitle: '体检人手机号',
  controls: { path: '/fengshi/controls', title: '体检机构工作台' },
  scenarios: withNotices(
    withTroubles([
      works('正常：收下后随即确认'),
      { id: 'manual', title: '等人处理：在工作台确认或拒绝' },
      refuses('收下后说约满'),
      { id: 'lies', title: '答非所问：说的是另一个预约，已确认' },
    ]),
  ),
  shelf: {
    kind: 'fengshi',
    title: '体检预约',
    filter: 'mobile',
    matches: (item, value) => item.mobile === value,
    show: ({ mobile, text, orderNo }) => ({ to: mobile, text, notes: [orderNo] }),
  },
  mount(app, ctx) {
    const { fengshiMerchant: id, fengshiSecret: secret } = ctx.settings
    const gate = createCallGate(fengshiSigning, { id, secret }, ctx.now)
    const books = createExamBooks()
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const path of Object.values(fengshiPaths))
      app.post(`/fengshi${path}`, (request, reply) => answerCall(request, reply, { gate, books, ctx }))
    mountControls(app, books, ctx)
  },
}

interface FengshiDeps {
  readonly gate: ReturnType<typeof createCallGate>
  readonly books: ExamBooks
  readonly ctx: PartnerContext<ExamMail>
}

type FengshiHandler = (body: FengshiBody, books: ExamBooks) => FengshiAnswer

/**
 * By path: the answers to calls with a valid signature. Orders are handled below, because they send a notice
 * afterwards.
 */
const answers: Readonly<Record<string, FengshiHandler>> = {
  [fengshiPaths.cities]: () => success(cityList()),
  [fengshiPaths.brands]: (body) => success(brandList(textIn(body, 'cityCode'))),
  [fengshiPaths.institutions]: (body) =>
    success(
      institutionList({
        cityCode: textIn(body, 'cityCode'),
        brandCode: textIn(body, 'brandCode'),
        institutionCode: textIn(body, 'institutionCode'),
      }),
    ),
  [fengshiPaths.packages]: (body) => success(packageList(packagesRequestIn(body))),
  [fengshiPaths.schedules]: (body, books) => {
    const days = books.month(textIn(body, 'institutionCode'), textIn(body, 'month'))
    return days ? success(days) : refused('unknown', '没有这家机构')
  },
  [fengshiPaths.changes]: (body, books) => {
    const isAccepted = books.change({
      orderNo: textIn(body, 'orderNo'),
      changeNo: textIn(body, 'changeNo'),
      date: textIn(body, 'date'),
    })
    if (isAccepted === null) return refused('unknown', '没有这个订单')
    return isAccepted ? success(null) : refused('noPlace', '当天已约满')
  },
  [fengshiPaths.cancels]: (body, books) => {
    books.cancel(textIn(body, 'orderNo'))
    return success(null)
  },
  [fengshiPaths.reports]: (body, books) => {
    const report = books.reportOf(textIn(body, 'reportNo'))
    return report ? success(report) : refused('unknown', '没有这份报告')
  },
}

function answerCall(request: FastifyRequest, reply: FastifyReply, { gate, books, ctx }: FengshiDeps) {
  const call = signedCallOf(request, fengshiSigning)
  const { path } = call
  const body = fieldsIn(call.body)
  const mobile = mobileIn(body) || (books.orderOf(textIn(body, 'orderNo'))?.person.mobile ?? '')
  let notice: PartnerNotice | null = null
  return play(ctx, request, reply, {
    key: mobile,
    // A phone number must not appear in the log.
    logName: textIn(body, 'orderNo') || '目录',
    what: path,
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const fault = gate(call)
      const refusal = fault && rejections[fault]
      if (refusal) return { outcome: refusal.code, body: refusal }
      if (path !== fengshiPaths.orders) {
        const answer = answers[path]!(body, books)
        return { outcome: answer.code, body: answer }
      }
      const result = takeOrder(body, books, ctx, scenario)
      notice = result.notice
      return { outcome: result.answer.code, body: result.answer }
    },
    notice: () => notice,
  })
}

const mobileIn = (body: FengshiBody): string => textIn(personIn(body), 'mobile')

/** Accepted as pending and decided immediately afterwards, unless a person on the institution's page decides. */
function takeOrder(
  body: FengshiBody,
  books: ExamBooks,
  ctx: PartnerContext<ExamMail>,
  scenario: string,
): { answer: FengshiAnswer; notice: PartnerNotice | null } {
  if (!textIn(body, 'orderNo') || !textIn(body, 'institutionCode') || !mobileIn(body))
    return { answer: refused('badRequest', '参数不正确'), notice: null }
  const { order, isNew } = books.take(orderIn(body))
  const orderStatus = orderStatusOf(order)
  const answer = success(
    scenario === 'lies' ? { ...orderStatus, orderNo: 'another', status: 'CONFIRMED' } : orderStatus,
  )
  if (!isNew) return { answer, notice: null }
  const { orderNo, date, mealCode, person } = order
  const text = `${person.name} ${date} ${mealName(mealCode)}`
  ctx.inbox.add({ id: orderNo, at: ctx.now().toISOString(), orderNo, mobile: person.mobile, text })
  if (order.status !== 'PENDING' || scenario === 'manual') return { answer, notice: null }
  if (scenario === 'refuses') books.decide(order, 'REFUSED', '当天临时停检')
  else books.decide(order, 'CONFIRMED')
  return { answer, notice: decisionNotice(order, ctx.settings.fengshiSecret) }
}
