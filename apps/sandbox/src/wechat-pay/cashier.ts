import type { FastifyInstance } from 'fastify'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { sendPage } from '../page/send-page.ts'
import type { Books } from './books.ts'
import { cashierPage, declines, isCashierAction, type CashierAction } from './cashier-page.ts'
import { paidNotice } from './notices.ts'
import { textOf } from './wire.ts'

/** The cashier: a page for a person, whose form tests can send too. `deed` is the value of a button. */
export function mountCashier<Item extends ReceivedItem>(
  app: FastifyInstance,
  books: Books,
  ctx: PartnerContext<Item>,
): void {
  app.get<{ Params: { no: string }; Querystring: { redirect_url?: string } }>(
    '/wechat-pay/cashier/:no',
    (request, reply) =>
      sendPage(reply, cashierPage(books.trades.get(request.params.no), wayBack(request.query.redirect_url))),
  )
  app.post<{ Params: { no: string } }>('/wechat-pay/cashier/:no', (request, reply) => {
    const form = new URLSearchParams(textOf(request))
    const action = form.get('deed')
    const { no } = request.params
    if (!isCashierAction(action) || !act(books, ctx, no, action))
      return reply.code(409).send({ error: 'notNow' })
    // As in WeChat: after payment the person returns to the shop.
    return reply.redirect(wayBack(form.get('redirect_url')) ?? `/wechat-pay/cashier/${no}`, 303)
  })
}

const wayBack = (address: string | null | undefined): string | null =>
  address && /^https?:/.test(address) ? address : null

/** false if the trade's state does not allow it. */
function act<Item extends ReceivedItem>(
  books: Books,
  ctx: PartnerContext<Item>,
  no: string,
  action: CashierAction,
): boolean {
  const declined = declines[action]
  if (declined) return books.refuse(no, declined)
  const how = { payMore: { fenMore: 1 }, payLate: { isLate: true } }[action as string] ?? {}
  const paid = books.pay(no, how)
  if (!paid) return false
  ctx.record(no, `收银台：支付 ${paid.paidFen} 分`)
  void ctx.notify(paidNotice(paid, ctx.settings.wechatPayApiKey))
  return true
}
