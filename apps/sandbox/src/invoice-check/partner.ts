import type { FastifyReply, FastifyRequest } from 'fastify'
import { fiscalCheckPaths } from '@yf/partner-contract/fiscal-receipt-check'
import { taxCheckPaths } from '@yf/partner-contract/tax-invoice-check'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { withTroubles, works } from '../frame/troubles.ts'
import { entryOf, type BillQuery, type IssuerEntry } from './books.ts'
import { fiscalAnswer, fiscalBill, fiscalRefusal } from './fiscal-messages.ts'
import { isCaller, sentBy, type SentFields } from './sent-fields.ts'
import { taxAnswer, taxBill, taxRefusal } from './tax-messages.ts'

/** An invoice that the product asked about. */
export interface BillQuestion extends ReceivedItem, BillQuery {
  readonly issuer: string
  readonly outcome: string
}

/** One issuer: how it parses a query, and how it formats its record. */
interface IssuerApi {
  readonly title: string
  billOf(sent: SentFields): BillQuery
  isCaller(sent: SentFields): boolean
  say(bill: BillQuery, entry: IssuerEntry): object
  refuse(why: 'badSign' | 'busy', message: string): object
}

export const invoiceCheckPartner: Partner<BillQuestion> = {
  name: 'invoice-check',
  title: '发票查验（税务、财政电子票据）',
  address: ({ port }) => `http://127.0.0.1:${port}/tax-check、/fiscal-check`,
  keyTitle: '发票号码',
  scenarios: withTroubles([
    works('正常：每张都查得到'),
    { id: 'unknown', title: '查无此票' },
    { id: 'voided', title: '已作废' },
    { id: 'reversed', title: '已红冲' },
    { id: 'otherSum', title: '登记的是另一金额' },
  ]),
  shelf: {
    kind: 'invoice-check',
    title: '发票查验',
    filter: 'number',
    matches: (item, number) => item.number === number,
    show: ({ number, issuer, code, day, sum, outcome }) => ({
      to: number,
      heading: issuer,
      text: `${day} 金额 ${sum}，结果 ${outcome}`,
      notes: code ? [`代码 ${code}`] : [],
    }),
  },
  mount(app, ctx) {
    const { taxCheckAppId, taxCheckSecret, fiscalCheckAppId, fiscalCheckSecret } = ctx.settings
    const tax: IssuerApi = {
      title: '税务发票',
      billOf: taxBill,
      isCaller: (sent) => isCaller(sent, { id: taxCheckAppId, secret: taxCheckSecret }),
      say: taxAnswer,
      refuse: taxRefusal,
    }
    const fiscal: IssuerApi = {
      title: '财政电子票据',
      billOf: fiscalBill,
      isCaller: (sent) => isCaller(sent, { id: fiscalCheckAppId, secret: fiscalCheckSecret }),
      say: fiscalAnswer,
      refuse: fiscalRefusal,
    }
    app.post(`/tax-check${taxCheckPaths.check}`, (request, reply) => ask(request, reply, tax, ctx))
    app.post(`/fiscal-check${fiscalCheckPaths.check}`, (request, reply) => ask(request, reply, fiscal, ctx))
  },
}

let last = 0

function ask(
  request: FastifyRequest,
  reply: FastifyReply,
  issuer: IssuerApi,
  ctx: PartnerContext<BillQuestion>,
) {
  const sent = sentBy(request.body)
  const bill = issuer.billOf(sent)
  return play(ctx, request, reply, {
    key: bill.number,
    what: issuer.title,
    down: { http: 503, outcome: '503', body: issuer.refuse('busy', '系统维护中') },
    answer: (scenario): PlayedAnswer => {
      if (!issuer.isCaller(sent)) return { outcome: '签名错误', body: issuer.refuse('badSign', '签名错误') }
      const entry = entryOf(scenario, bill)
      return { outcome: outcomeText(entry), body: issuer.say(bill, entry) }
    },
    keep: (outcome) =>
      ctx.inbox.add({
        id: `invoice-check-${++last}`,
        at: ctx.now().toISOString(),
        ...bill,
        issuer: issuer.title,
        outcome,
      }),
  })
}

const states = { normal: '正常', voided: '已作废', reversed: '已红冲' } as const
const outcomeText = (entry: IssuerEntry): string =>
  entry.kind === 'unknown' ? '查无此票' : `${states[entry.state]} ${entry.sum}`
