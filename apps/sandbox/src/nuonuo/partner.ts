import { randomBytes } from 'node:crypto'
import { toYuanText } from '@yf/domain/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  nuonuoCodes,
  nuonuoHeaders,
  nuonuoMethods,
  nuonuoPaths,
  signNuonuo,
  type NuonuoAnswer,
  type NuonuoOrder,
} from '@yf/partner-contract/nuonuo'
import { isSameSignature } from '@yf/partner-contract/same-signature'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { lies, refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { noticeOf } from './notice.ts'
import { invoiceOfd } from './ofd-file.ts'
import { createInvoiceOffice, type InvoiceOffice, type StoredInvoice } from './office.ts'
import { invoicePdf } from './pdf-file.ts'

/** A requested invoice, blue or red. */
export interface ReceivedInvoice extends ReceivedItem {
  readonly orderNo: string
  readonly buyer: string
  readonly kind: '蓝字' | '红字'
  readonly sum: string
}

type NuonuoContext = PartnerContext<ReceivedInvoice>

export const nuonuoPartner: Partner<ReceivedInvoice> = {
  name: 'nuonuo',
  title: '诺诺发票',
  address: ({ port }) => `http://127.0.0.1:${port}/nuonuo`,
  keyTitle: '抬头名称',
  scenarios: withNotices(
    withTroubles([
      works(),
      refuses('抬头与税号不符'),
      { id: 'fails', title: '收下后开票失败' },
      { id: 'later', title: '开票中，过一会儿才开好' },
      { id: 'unseen', title: '收下了，查询时却说没有' },
      { id: 'unsigned', title: '开票成功，签章失败' },
      lies,
    ]),
  ),
  shelf: {
    kind: 'invoices',
    title: '开票申请',
    filter: 'buyer',
    matches: (item, value) => item.buyer === value,
    show: ({ orderNo, buyer, kind, sum }) => ({
      to: buyer,
      heading: `${kind} ${sum} 元`,
      text: orderNo,
      notes: [],
    }),
  },
  mount(app, ctx) {
    const office = createInvoiceOffice(ctx.now)
    const tokens = new Set<string>()
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post(`/nuonuo${nuonuoPaths.token}`, (request, reply) => lend(request, reply, tokens, ctx))
    app.post(`/nuonuo${nuonuoPaths.services}`, (request, reply) =>
      serve(request, reply, { office, tokens, ctx }),
    )
    serveFiles(app, office)
  },
}

function lend(request: FastifyRequest, reply: FastifyReply, tokens: Set<string>, ctx: NuonuoContext) {
  const form = new URLSearchParams(textOf(request.body))
  const { nuonuoAppKey, nuonuoAppSecret } = ctx.settings
  if (form.get('client_id') !== nuonuoAppKey || form.get('client_secret') !== nuonuoAppSecret)
    return reply.send({ error: 'invalid_client', error_description: '应用信息不正确' })
  const token = randomBytes(16).toString('hex')
  tokens.add(token)
  return reply.send({ access_token: token, expires_in: '86400' })
}

/** Bodies stay unparsed. */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')

interface Counter {
  readonly office: InvoiceOffice
  readonly tokens: ReadonlySet<string>
  readonly ctx: NuonuoContext
}

const answerWith = (code: string, describe: string, result?: unknown): PlayedAnswer => ({
  outcome: describe,
  body: { code, describe, ...(result === undefined ? {} : { result }) } satisfies NuonuoAnswer,
})

function serve(request: FastifyRequest, reply: FastifyReply, { office, tokens, ctx }: Counter) {
  const body = readBody(request.body)
  const isAsking = request.headers[nuonuoHeaders.method] === nuonuoMethods.ask
  const existing = office.find(body.orderNos?.[0] ?? '')
  const key = (isAsking ? existing?.order.buyerName : body.order?.buyerName) ?? ''
  let issued: StoredInvoice | null = null
  return play(ctx, request, reply, {
    key,
    what: isAsking ? '查询' : '开票',
    down: { http: 503, outcome: '不可用', body: '' },
    isCutAfter: true,
    answer: (scenario) => {
      const refused = refusalOf(request, tokens, ctx)
      if (refused) return refused
      if (isAsking)
        return existing && scenario !== 'unseen'
          ? answerWith(nuonuoCodes.ok, '查询成功', [office.resultOf(existing, filesAt(request))])
          : answerWith(nuonuoCodes.unknown, '没有这个订单')
      if (!body.order) return answerWith(nuonuoCodes.refused, '缺少订单')
      if (office.find(body.order.orderNo)) return answerWith(nuonuoCodes.known, '订单编号或流水号不能重复')
      if (scenario === 'refuses') return answerWith(nuonuoCodes.refused, '购买方名称与税号不符')
      const outcome = office.take(body.order, fateOf(scenario, body.order, ctx.settings.slowMs))
      if (outcome.kind === 'refused') return answerWith(nuonuoCodes.refused, outcome.why)
      issued = outcome.invoice
      keep(ctx, outcome.invoice)
      return answerWith(nuonuoCodes.ok, '开票提交成功', { invoiceSerialNum: outcome.invoice.serialNo })
    },
    notice: () => issued && noticeOf(issued, ctx.settings, ctx.now()),
  })
}

/** A red invoice always has the requested amount, because it only reverses. */
const fateOf = (scenario: string, { invoiceType }: NuonuoOrder, slowMs: number) => ({
  ...(scenario === 'fails' ? { failCause: '购买方名称含有非法字符' } : {}),
  ...(scenario === 'later' ? { afterMs: slowMs } : {}),
  isUnsigned: scenario === 'unsigned',
  lies: scenario === 'lies' && invoiceType === '1',
})

const keep = (ctx: NuonuoContext, { order, fen, serialNo }: StoredInvoice) =>
  ctx.inbox.add({
    id: serialNo,
    at: ctx.now().toISOString(),
    orderNo: order.orderNo,
    buyer: order.buyerName,
    kind: order.invoiceType === '1' ? '蓝字' : '红字',
    sum: toYuanText(fen),
  })

function refusalOf(
  request: FastifyRequest,
  tokens: ReadonlySet<string>,
  { settings }: NuonuoContext,
): PlayedAnswer | null {
  const { senid = '', nonce = '', timestamp = '', appkey = '' } = request.query as Record<string, string>
  const signed = { appKey: appkey, senid, nonce, timestamp, body: textOf(request.body) }
  const ours = signNuonuo(signed, settings.nuonuoAppSecret)
  const received = String(request.headers[nuonuoHeaders.sign] ?? '')
  if (appkey !== settings.nuonuoAppKey || !isSameSignature(received, ours))
    return answerWith(nuonuoCodes.badSign, '签名校验失败')
  const isKnown = tokens.has(String(request.headers[nuonuoHeaders.token] ?? ''))
  return isKnown ? null : answerWith(nuonuoCodes.badToken, 'accessToken 无效')
}

function readBody(body: unknown): { order?: NuonuoOrder; orderNos?: string[] } {
  try {
    return (JSON.parse(textOf(body)) ?? {}) as { order?: NuonuoOrder; orderNos?: string[] }
  } catch {
    return {}
  }
}

const filesAt = (request: FastifyRequest) => `http://${request.host}/nuonuo/files`

function serveFiles(app: FastifyInstance, office: InvoiceOffice) {
  app.get<{ Params: { name: string } }>('/nuonuo/files/:name', (request, reply) => {
    const [number = '', kind] = request.params.name.split('.')
    const invoice = office.byNumber(number)
    if (!invoice) return reply.code(404).send({ error: 'unknownInvoice' })
    return kind === 'ofd'
      ? reply.type('application/ofd').send(invoiceOfd(invoice))
      : reply.type('application/pdf').send(invoicePdf(invoice))
  })
}
