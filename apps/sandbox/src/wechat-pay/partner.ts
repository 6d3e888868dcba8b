import { toYuanText } from '@yf/domain/money'
import type { Partner } from '../frame/partner.ts'
import { lies, refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { mountBills } from './bills.ts'
import { createBooks } from './books.ts'
import { mountCashier } from './cashier.ts'
import type { WechatPayDeps, CreatedTrade } from './exchange.ts'
import { mountRefunds } from './refunds.ts'
import { mountTrades } from './trades.ts'

export const wechatPayPartner: Partner<CreatedTrade> = {
  name: 'wechat-pay',
  title: '微信支付',
  address: ({ port }) => `http://127.0.0.1:${port}/wechat-pay`,
  keyTitle: '商户订单号',
  scenarios: withNotices(
    withTroubles(
      [
        works('正常：在收银台付款'),
        { id: 'paysAtOnce', title: '不等收银台，马上付款' },
        refuses('商户号无权限'),
        { id: 'broke', title: '退款失败：余额不足' },
        { id: 'abnormal', title: '退款异常：原账户已注销' },
        { id: 'laterBack', title: '退款迟迟处理中' },
        lies,
      ],
      { cut: '收下后连接中断', down: '不可用：503' },
    ),
  ),
  shelf: {
    kind: 'wechat-pay',
    title: '微信支付',
    filter: 'tradeNo',
    matches: (item, value) => item.tradeNo === value,
    show: ({ amountFen, description, tradeNo, way }) => ({
      to: description,
      heading: `¥${toYuanText(amountFen)}`,
      text: `收银台 /wechat-pay/cashier/${tradeNo}`,
      notes: [way === 'jsapi' ? '微信内' : '微信外', `商户订单号 ${tradeNo}`],
    }),
  },
  mount(app, ctx) {
    const office: WechatPayDeps = { books: createBooks(ctx.now), ctx, strange: [] }
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    mountCashier(app, office.books, ctx)
    mountTrades(app, office)
    mountRefunds(app, office)
    mountBills(app, office)
  },
}
