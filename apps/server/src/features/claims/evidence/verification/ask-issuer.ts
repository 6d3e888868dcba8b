import type { JobContext, Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import { isSameInvoice } from '#features/claims/record/used-invoices.ts'
import { claimKind } from '#features/claims/record/own-case.ts'
import { askAgain, storeIssuerAnswer, takeDue } from './store-issuer-answer.ts'
import { keyOf, type InvoiceKey, type InvoiceCheckRow } from './invoice-checks.ts'

/** Asks an issuer about one invoice. Of two concurrent jobs the second finds it taken. */
export const askIssuer: Job<InvoiceKey> = {
  name: 'claims.ask-issuer',
  retries: 6,
  async run(key, ctx) {
    const check = await takeDue(ctx.db, key, ctx.clock.now())
    if (!check) return
    const answer = await ctx.partners.invoiceCheck.check(questionOf(check))
    await ctx.transaction(async (inner) => {
      if ((await storeIssuerAnswer(inner.db, check, answer, inner.clock.now())) === 'heard')
        await notifyHolders(inner, check)
    })
  },
}

export const questionOf = ({
  invoice_code,
  invoice_number,
  day,
  billed_fen,
  check_code,
}: InvoiceCheckRow) => ({
  code: invoice_code,
  number: invoice_number,
  day,
  billedFen: billed_fen,
  checkCode: check_code,
})

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    /** Called for each submitted case that holds an invoice whose issuer has answered, in the same transaction. */
    readonly issuerAnswered: (ctx: OrderCheckDeps, caseId: string) => Promise<void>
  }
}

async function notifyHolders(ctx: JobContext, invoice: InvoiceKey): Promise<void> {
  const holders = await ctx.db
    .selectFrom('invoice_use')
    .select(['invoice_code', 'invoice_number', 'subject_id'])
    .where((row) => row.and({ invoice_number: invoice.invoice_number, subject_kind: claimKind }))
    .execute()
  for (const holder of holders)
    if (isSameInvoice(holder, invoice)) await ctx.extensionPoints.issuerAnswered(ctx, holder.subject_id)
}

/** Retries unanswered questions and those whose job was lost. */
export const askOverdueChecks: Job<object> = {
  name: 'claims.ask-left-issuers',
  retries: 1,
  cron: '* * * * *',
  async run(_, ctx) {
    const due = await ctx.db
      .selectFrom('invoice_check')
      .select(['invoice_number', 'invoice_code', 'day', 'billed_fen'])
      .where('due_at', '<=', ctx.clock.now())
      .orderBy('due_at')
      .limit(200)
      .execute()
    for (const key of due) await ctx.jobs.send(ctx.db, askIssuer, key)
  },
}

type OrderCheckDeps = Pick<Services, 'clock' | 'jobs'> & { readonly db: Db }
type ReceiptToCheck = Pick<ReceiptRow, 'invoice_code' | 'invoice_number' | 'day' | 'billed_fen'>

/**
 * Runs in the transaction that wrote the receipts: invoices that were never checked are checked as soon as it
 * commits.
 */
export async function orderChecks(
  ctx: OrderCheckDeps,
  receipts: readonly ReceiptToCheck[],
  checkCode: string | null = null,
): Promise<void> {
  const now = ctx.clock.now()
  for (const receipt of receipts) {
    const key = keyOf(receipt)
    if (!key) continue
    const added = await ctx.db
      .insertInto('invoice_check')
      .values({
        ...key,
        check_code: checkCode,
        outcome: 'waiting',
        issued_day: null,
        issued_fen: null,
        issued_seller: null,
        issued_payer: null,
        tries: 0,
        created_at: now,
        asked_at: null,
        due_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows) await ctx.jobs.send(ctx.db, askIssuer, key)
  }
}

/** A person asks explicitly, whatever the earlier answer. */
export async function askOnceMore(ctx: OrderCheckDeps, receipt: ReceiptToCheck): Promise<void> {
  const key = keyOf(receipt)
  if (!key) return
  await orderChecks(ctx, [receipt])
  await askAgain(ctx.db, key, ctx.clock.now())
  await ctx.jobs.send(ctx.db, askIssuer, key)
}
