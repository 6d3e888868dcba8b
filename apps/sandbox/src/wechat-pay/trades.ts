import type { FastifyInstance } from 'fastify'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import { wechatPayCodes, type PrepayRequest } from '@yf/partner-contract/wechat-pay-shapes'
import type { PlayedAnswer } from '../frame/play.ts'
import { toTradeDto } from './books.ts'
import { ask, type WechatPayDeps } from './exchange.ts'
import { bodyOf, complain, signed } from './wire.ts'

export function mountTrades(app: FastifyInstance, office: WechatPayDeps) {
  const { books, ctx } = office
  for (const way of ['jsapi', 'h5'] as const)
    app.post(`/wechat-pay${wechatPayPaths[way]}`, (request, reply) => {
      const prepayRequest = bodyOf<PrepayRequest>(request) as PrepayRequest
      const tradeNo = prepayRequest.out_trade_no ?? ''
      return ask(office, request, reply, {
        key: tradeNo,
        what: '下单',
        isWrite: true,
        answer: (scenario) =>
          prepay(office, { prepayRequest, way, origin: `http://${request.host}`, scenario }),
      })
    })
  app.get<{ Params: { no: string } }>(`/wechat-pay${wechatPayPaths.byOutTradeNo}/:no`, (request, reply) =>
    ask(office, request, reply, {
      key: request.params.no,
      what: '查询',
      answer: (scenario) => {
        const trade = books.trades.get(request.params.no)
        if (!trade) return complain({ http: 404, code: wechatPayCodes.unknownOrder, message: '订单不存在' })
        const tradeDto = toTradeDto(trade)
        const amount = tradeDto.amount && {
          ...tradeDto.amount,
          total: tradeDto.amount.total + (scenario === 'lies' ? 1 : 0),
        }
        return signed(200, { ...tradeDto, ...(amount ? { amount } : {}) }, tradeDto.trade_state)
      },
    }),
  )
  app.post<{ Params: { no: string } }>(
    `/wechat-pay${wechatPayPaths.byOutTradeNo}/:no/close`,
    (request, reply) =>
      ask(office, request, reply, {
        key: request.params.no,
        what: '关单',
        isWrite: true,
        answer: () => {
          const refused = books.close(request.params.no)
          return refused ? complain(refused) : signed(204, null, '已关闭')
        },
      }),
  )
  // For tests: the cashier's data of a trade.
  app.get<{ Params: { no: string } }>('/wechat-pay/trades/:no', (request) => ({
    trade: books.trades.get(request.params.no) ?? null,
    refunds: [...books.refunds.values()].filter(
      ({ request: refundRequest }) => refundRequest.out_trade_no === request.params.no,
    ),
    now: ctx.now().toISOString(),
  }))
}

interface PrepayOptions {
  readonly prepayRequest: PrepayRequest
  readonly way: 'jsapi' | 'h5'
  readonly origin: string
  readonly scenario: string
}

function prepay(
  { books, ctx }: WechatPayDeps,
  { prepayRequest, way, origin, scenario }: PrepayOptions,
): PlayedAnswer {
  if (scenario === 'refuses') return complain({ http: 403, code: 'NO_AUTH', message: '商户号无权限' })
  const isNew = !books.trades.has(prepayRequest.out_trade_no)
  const decrypted = books.open(prepayRequest)
  if ('code' in decrypted) return complain(decrypted)
  const { out_trade_no: tradeNo, description, amount } = prepayRequest
  if (isNew)
    ctx.inbox.add({
      id: tradeNo,
      at: ctx.now().toISOString(),
      tradeNo,
      amountFen: amount.total,
      description,
      way,
    })
  if (scenario === 'paysAtOnce') books.pay(tradeNo)
  const body =
    way === 'jsapi' ? { prepay_id: `wx${tradeNo}` } : { h5_url: `${origin}/wechat-pay/cashier/${tradeNo}` }
  return signed(200, body, '已下单')
}
