import type { MemberContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import { orderChecks, questionOf } from './ask-issuer.ts'
import { storeIssuerAnswer, takeNow } from './store-issuer-answer.ts'
import { isVerified, keyOf, invoiceChecksOf } from './invoice-checks.ts'

/** For all of them together: the submitting member waits for it. */
const patienceMs = 2_000

/**
 * One short attempt for invoices that no issuer has confirmed, so that a fast answer allows an automatic decision.
 * Outside any transaction: nothing is locked meanwhile. A timeout only prevents the automatic decision.
 */
export async function askBeforeSubmitting(
  ctx: MemberContext & Steps,
  receipts: readonly ReceiptRow[],
): Promise<void> {
  const checks = await invoiceChecksOf(ctx.db, receipts)
  const open = receipts.filter(({ id }) => !isVerified(checks.get(id) ?? { outcome: 'waiting' }))
  if (open.length === 0) return
  await ctx.transaction((inner) => orderChecks(inner, open))
  const deadline = AbortSignal.timeout(patienceMs)
  await Promise.all(
    open.map(async (receipt) => {
      const key = keyOf(receipt)
      const check = key && (await takeNow(ctx.db, key, ctx.clock.now()))
      if (!check) return
      const answer = await ctx.partners.invoiceCheck.check(questionOf(check), deadline)
      await storeIssuerAnswer(ctx.db, check, answer, ctx.clock.now())
    }),
  )
}
