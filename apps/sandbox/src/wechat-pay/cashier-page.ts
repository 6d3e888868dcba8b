import { toYuanText } from '@yf/domain/money'
import { html } from '../page/html.ts'
import { guestPage, messagePage, welcomeCard } from '../page/phone-page.ts'
import type { StoredTrade } from './books.ts'

const states = { NOTPAY: '待支付', SUCCESS: '已支付', CLOSED: '已关闭', PAYERROR: '支付失败' } as const

/** The actions of the cashier page, by the value that the form sends. */
export const cashierActions = {
  pay: '确认支付',
  refuse: '支付失败（余额不足）',
  overLimit: '支付失败（超出限额）',
  bankRefuses: '支付失败（银行拒绝）',
  payMore: '多付一分钱',
  payLate: '关闭后仍然支付',
} as const
export type CashierAction = keyof typeof cashierActions

/** The provider's message about a declined payment. */
export const declines: Partial<Record<CashierAction, string>> = {
  refuse: '支付失败，账户余额不足',
  overLimit: '支付失败，超出银行卡支付限额',
  bankRefuses: '支付失败，请重新下单支付',
}

export const isCashierAction = (word: string | null): word is CashierAction =>
  word !== null && Object.hasOwn(cashierActions, word)

const mayDo = ({ state }: StoredTrade, action: CashierAction): boolean =>
  action === 'payLate' ? state === 'CLOSED' : state === 'NOTPAY' || state === 'PAYERROR'

const page = { title: '微信支付', site: 'wechat-pay' }

export function cashierPage(trade: StoredTrade | undefined, wayBack: string | null = null): string {
  if (!trade) return messagePage(page, '没有这笔订单', null)
  const { request, state } = trade
  const note = '这是合作方沙箱中的示意收银台，只用于开发与测试：不会真的扣款。'
  return guestPage(
    { ...page, mark: '付', subtitle: request.description, note },
    html`${welcomeCard(`¥${toYuanText(request.amount.total)}`, states[state])}
      <form method="post" class="card deeds">
        ${wayBack && html`<input type="hidden" name="redirect_url" value="${wayBack}" />`}
        ${(Object.keys(cashierActions) as CashierAction[])
          .filter((action) => mayDo(trade, action))
          .map((action) => html`<button name="deed" value="${action}">${cashierActions[action]}</button>`)}
        ${state === 'SUCCESS' && html`<p>支付完成，请返回原力星球查看订单。</p>`}
      </form>`,
  )
}
