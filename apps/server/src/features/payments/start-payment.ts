import type { DeclineReason } from '@yf/domain/incoming-payment'
import type { JsapiParameters } from '@yf/partner-contract/wechat-pay'
import type { WorkContext, StepwiseContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { refreshPayment, queryPayment } from './apply-trade.ts'
import type { PaidSubject, PaymentRow } from './payable.ts'
import { changePayment, insertPayment, paymentBy, paymentsOf, providerNo } from './store.ts'
import type { PayWay } from './tables.ts'

export interface NewPayment {
  readonly subject: PaidSubject
  readonly accountId: string | null
  readonly amountFen: number
  readonly way: PayWay
  /** Members read it in WeChat: nothing about health. */
  readonly description: string
  readonly expiresAt: Date
}

/** Runs in the transaction that locks the subject: a repeated request gets the open payment. */
export async function startPayment(ctx: WorkContext, request: NewPayment): Promise<PaymentRow> {
  const { subject, accountId, amountFen, way, description, expiresAt } = request
  const existing = (await paymentsOf(ctx.db, subject)).find(
    (payment) => payment.state === 'open' && payment.way === way && payment.amount_fen === amountFen,
  )
  if (existing) return existing
  const payment: PaymentRow = {
    company_id: subject.companyId,
    id: newId(),
    subject_kind: subject.kind,
    subject_id: subject.id,
    account_id: accountId,
    amount_fen: amountFen,
    way,
    description,
    state: 'open',
    prepay: null,
    expires_at: expiresAt,
    transaction_id: null,
    paid_fen: null,
    paid_at: null,
    counts: false,
    refunded_fen: 0,
    to_close: false,
    tries: 0,
    asked_at: null,
    created_at: ctx.clock.now(),
  }
  await insertPayment(ctx.db, payment)
  return payment
}

export type PayWith =
  | ({ readonly way: 'jsapi' } & JsapiParameters)
  | { readonly way: 'h5'; readonly url: string }

export type Preparation =
  | { readonly kind: 'ready'; readonly payWith: PayWith }
  | { readonly kind: 'paid' }
  | { readonly kind: 'unavailable' }

export interface PayerDevice {
  readonly openId: string | null
  /** The phone's IP address, which WeChat requires for payments in other browsers. */
  readonly address: string
}

/** Outside a transaction, because the provider may be slow. */
export async function preparePayment(
  ctx: StepwiseContext,
  payment: PaymentRow,
  payer: PayerDevice,
): Promise<Preparation> {
  const { wechatPay } = ctx.partners
  // The browser link is valid for minutes: it is requested again, under the same number.
  if (payment.prepay === null || payment.way === 'h5') {
    const outcome = await wechatPay.prepay({
      tradeNo: providerNo(payment.id),
      amountFen: payment.amount_fen,
      description: payment.description,
      expiresAt: payment.expires_at,
      payer:
        payment.way === 'jsapi'
          ? { way: 'jsapi', openId: payer.openId ?? '' }
          : { way: 'h5', address: payer.address },
    })
    if (outcome.kind === 'refused') {
      if (outcome.reason === 'paid')
        return { kind: (await refreshPayment(ctx, payment)) === 'paid' ? 'paid' : 'unavailable' }
      ctx.log.error(
        { paymentId: payment.id, providerCode: outcome.providerCode },
        'WeChat Pay does not take a payment',
      )
    }
    if (outcome.kind !== 'ready') return { kind: 'unavailable' }
    await ctx.transaction(({ db }) => changePayment(db, payment, { prepay: outcome.prepay }))
    return { kind: 'ready', payWith: payWith(ctx, payment.way, outcome.prepay) }
  }
  return { kind: 'ready', payWith: payWith(ctx, payment.way, payment.prepay) }
}

const payWith = ({ partners }: WorkContext, way: PayWay, prepay: string): PayWith =>
  way === 'jsapi' ? { way, ...partners.wechatPay.jsapiParameters(prepay) } : { way, url: prepay }

export interface PaymentsAnswer {
  readonly word: 'paid' | 'open' | 'unknown'
  /** Why the newest payment was declined, as long as nothing is paid. */
  readonly declined: DeclineReason | null
}

/** The app's claim of a payment only triggers a query. It is final once one payment is paid. */
export async function askPaymentsOf(ctx: StepwiseContext, subject: PaidSubject): Promise<PaymentsAnswer> {
  let isSure = true
  let declined: DeclineReason | null = null
  for (const payment of await paymentsOf(ctx.db, subject)) {
    if (payment.counts) return { word: 'paid', declined: null }
    if (payment.state !== 'open' && !payment.to_close) continue
    const { status: standing, declined: reason } = await queryPayment(ctx, payment)
    if (standing === 'paid' && (await paymentBy(ctx.db, payment))?.counts)
      return { word: 'paid', declined: null }
    declined = reason ?? null
    if (standing === 'unknown') isSure = false
  }
  return { word: isSure ? 'open' : 'unknown', declined }
}
