import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  fengshiPaths,
  type FengshiAnswer,
  type FengshiChange,
  type FengshiOrder,
  type FengshiPackagesAsked,
} from '@yf/partner-contract/fengshi'
import type { Received } from '../frame/inbox.ts'
import type { Notice } from '../frame/notify.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { createExamBooks, standingOf, type ExamBooks } from './books.ts'
import { brandList, cityList, institutionList, mealName, packageList } from './catalogue.ts'
import { mountDesk } from './desk.ts'
import { decisionNotice } from './notices.ts'
import { bodyOf, createGate, given, pathOf, refused, textIn, type Body } from './wire.ts'

/** An order that was new to the institution. */
export interface ExamMail extends Received {
  readonly orderNo: string
  readonly mobile: string
  readonly text: string
}

export const fengshiPartner: Partner<ExamMail> = {
  name: 'fengshi',
  title: '高端体检（FENGSHI）',
  address: ({ port }) => `http://127.0.0.1:${port}/fengshi`,
  keyTitle: '体检人手机号',
  desk: { path: '/fengshi/desk', title: '体检机构工作台' },
  scenarios: withNotices(
    withTroubles([
      works('正常：收下后随即确认'),
      { id: 'desk', title: '等人处理：在工作台确认或拒绝' },
      refuses('收下后说约满'),
      { id: 'lies', title: '答非所问：说的是另一个预约，已确认' },
    ]),
  ),
  shelf: {
    kind: 'fengshi',
    title: '体检预约',
    filter: 'mobile',
    matches: (item, wanted) => item.mobile === wanted,
    show: ({ mobile, text, orderNo }) => ({ to: mobile, text, notes: [orderNo] }),
  },
  mount(app, ctx) {
    const { fengshiMerchant: id, fengshiSecret: secret } = ctx.settings
    const gate = createGate({ id, secret }, ctx.now)
    const books = createExamBooks()
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const path of Object.values(fengshiPaths))
      app.post(`/fengshi${path}`, (request, reply) => answerCall(request, reply, { gate, books, ctx }))
    mountDesk(app, books, ctx)
  },
}

interface Parts {
  readonly gate: ReturnType<typeof createGate>
  readonly books: ExamBooks
  readonly ctx: PartnerContext<ExamMail>
}

type Asked = (body: Body, books: ExamBooks) => FengshiAnswer

/**
 * By path: the answers to calls with a valid signature. Orders are handled below, because they send a notice
 * afterwards.
 */
const answers: Readonly<Record<string, Asked>> = {
  [fengshiPaths.cities]: () => given(cityList()),
  [fengshiPaths.brands]: (body) => given(brandList(textIn(body, 'cityCode'))),
  [fengshiPaths.institutions]: (body) =>
    given(
      institutionList({
        cityCode: textIn(body, 'cityCode'),
        brandCode: textIn(body, 'brandCode'),
        institutionCode: textIn(body, 'institutionCode'),
      }),
    ),
  [fengshiPaths.packages]: (body) => given(packageList(body as unknown as FengshiPackagesAsked)),
  [fengshiPaths.schedules]: (body, books) => {
    const days = books.month(textIn(body, 'institutionCode'), textIn(body, 'month'))
    return days ? given(days) : refused('unknown', '没有这家机构')
  },
  [fengshiPaths.changes]: (body, books) => {
    const isGiven = books.change(body as unknown as FengshiChange)
    if (isGiven === null) return refused('unknown', '没有这个订单')
    return isGiven ? given(null) : refused('noPlace', '当天已约满')
  },
  [fengshiPaths.cancels]: (body, books) => {
    books.cancel(textIn(body, 'orderNo'))
    return given(null)
  },
  [fengshiPaths.reports]: (body, books) => {
    const report = books.reportOf(textIn(body, 'reportNo'))
    return report ? given(report) : refused('unknown', '没有这份报告')
  },
}

function answerCall(request: FastifyRequest, reply: FastifyReply, { gate, books, ctx }: Parts) {
  const path = pathOf(request)
  const body = bodyOf(request)
  const mobile = mobileIn(body) || (books.orderOf(textIn(body, 'orderNo'))?.person.mobile ?? '')
  let notice: Notice | null = null
  return play(ctx, request, reply, {
    key: mobile,
    // A phone number must not appear in the log.
    shownAs: textIn(body, 'orderNo') || '目录',
    what: path,
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const refusal = gate(request)
      if (refusal) return { outcome: refusal.code, body: refusal }
      if (path !== fengshiPaths.orders) {
        const answer = answers[path]!(body, books)
        return { outcome: answer.code, body: answer }
      }
      const taken = takeOrder(body, books, ctx, scenario)
      notice = taken.notice
      return { outcome: taken.answer.code, body: taken.answer }
    },
    notice: () => notice,
  })
}

const mobileIn = (body: Body): string => textIn((body['person'] ?? {}) as Body, 'mobile')

/** Accepted as pending and decided immediately afterwards, unless a person on the institution's page decides. */
function takeOrder(
  body: Body,
  books: ExamBooks,
  ctx: PartnerContext<ExamMail>,
  scenario: string,
): { answer: FengshiAnswer; notice: Notice | null } {
  if (!textIn(body, 'orderNo') || !textIn(body, 'institutionCode') || !mobileIn(body))
    return { answer: refused('badRequest', '参数不正确'), notice: null }
  const { order, isNew } = books.take(body as unknown as FengshiOrder)
  const standing = standingOf(order)
  const answer = given(
    scenario === 'lies' ? { ...standing, orderNo: 'another', status: 'CONFIRMED' } : standing,
  )
  if (!isNew) return { answer, notice: null }
  const { orderNo, date, mealCode, person } = order
  const text = `${person.name} ${date} ${mealName(mealCode)}`
  ctx.inbox.add({ id: orderNo, at: ctx.now().toISOString(), orderNo, mobile: person.mobile, text })
  if (order.status !== 'PENDING' || scenario === 'desk') return { answer, notice: null }
  if (scenario === 'refuses') books.decide(order, 'REFUSED', '当天临时停检')
  else books.decide(order, 'CONFIRMED')
  return { answer, notice: decisionNotice(order, ctx.settings.fengshiSecret) }
}
