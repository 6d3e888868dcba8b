import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import { shanghaiDay } from '@yf/domain/dates'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type RunCallHandler, type Steps } from '#platform/call/handler.ts'
import { badInput, refuse } from '#platform/call/outcome.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { newId } from '#platform/ids.ts'
import { filledIn, isFault } from '../record/application/draft-changes.ts'
import { decrypted, encrypted } from '../record/health-texts.ts'
import { materialRows, receiptRows } from '../record/find.ts'
import { billedSum } from '../assessment/decision.ts'
import { changeCase, ownCase, takeOwnCase, type CaseRow } from '../record/own-case.ts'
import { usualDecision } from './progress/past-times.ts'
import { askBeforeSubmitting } from '../evidence/verification/ask-before-submitting.ts'
import { eligibilityFault } from '../assessment/submission.ts'
import { readEligibility } from './submission-facts.ts'
import { submitCase } from './submit.ts'

/** Old and new flow: the draft knows which it is. */
export const apply = inSteps<typeof claimCalls.applyV2>(async (input, ctx) => {
  await prepareSubmission(ctx, input.caseId)
  return ctx.transaction((inner) => {
    const { caller, cipher, idempotencyKey: key } = ctx
    const work = () => submitOwn(input, { ...inner, caller })
    if (key === '') return work()
    const request = {
      scope: caller.accountId,
      subject: caller.accountId,
      call: 'claims.apply',
      key,
      requestHash: requestHash(cipher, input),
    }
    return once(inner, request, work)
  })
})

/**
 * Before case and policy are locked: asks the issuers, and loads the usual processing time, which the answer includes,
 * into the cache.
 */
async function prepareSubmission(ctx: MemberContext & Steps, caseId: string): Promise<void> {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (caseRow?.state !== caseStates.draft) return
  const receipts = await receiptRows(ctx.db, caseRow)
  if (caseRow.flow === 'new') await askBeforeSubmitting(ctx, receipts)
  await usualDecision(ctx, { ...caseRow, billed_fen: billedSum(receipts) })
}

const submitOwn: RunCallHandler<typeof claimCalls.applyV2> = async (input, ctx) => {
  const caseRow = await takeOwnCase(ctx.db, ctx.caller.accountId, input.caseId)
  if (!caseRow) return refuse('notFound')
  return eligibilityFault(await readEligibility(ctx, caseRow)) ?? submitCase(ctx, caseRow, input)
}

/** An online consultation has a single receipt, whose sum is entered by hand. */
export const applyAtPublicHospital: RunCallHandler<typeof claimCalls.applyAtPublicHospital> = async (
  input,
  ctx,
) => {
  const draft = await takeOwnCase(ctx.db, ctx.caller.accountId, input.caseId)
  if (!draft || draft.flow !== 'hospital') return refuse('notFound')
  const refusal = eligibilityFault(await readEligibility(ctx, draft))
  if (refusal) return refusal
  const { visitType, visitDay, hospital, diagnosis } = input
  const visit = {
    visitType,
    visitStart: visitDay,
    visitEnd: visitDay,
    hospital,
    ...(diagnosis === undefined ? {} : { diagnosis }),
  }
  const columns = filledIn(await decrypted(ctx, draft), visit, shanghaiDay(ctx.clock.now()))
  if (isFault(columns)) return badInput(columns.field, columns.message)
  const encryptedColumns = await encrypted(ctx, draft, columns)
  await changeCase(ctx.db, draft, encryptedColumns)
  const caseRow = { ...draft, ...encryptedColumns }
  await writeReceipt(ctx, caseRow, input.billedFen)
  return submitCase(ctx, caseRow, input)
}

async function writeReceipt(
  { db }: Pick<MemberContext, 'db'>,
  caseRow: CaseRow,
  billedFen: number,
): Promise<void> {
  const { company_id, id, visit_start, hospital } = caseRow
  const picture = (await materialRows(db, caseRow)).find(({ kind }) => kind === 'receipt')
  const byMember = {
    invoiceCode: '',
    invoiceNumber: null,
    day: visit_start,
    billedFen,
    payer: null,
    hospital,
  }
  await db
    .deleteFrom('claim_receipt')
    .where((row) => row.and({ company_id, case_id: id }))
    .execute()
  await db
    .insertInto('claim_receipt')
    .values({
      company_id,
      case_id: id,
      id: newId(),
      // The picture is read later for the handler: it belongs to this receipt and is not another one.
      material_id: picture?.id ?? null,
      invoice_code: '',
      invoice_number: null,
      day: visit_start,
      visit_day: null,
      billed_fen: billedFen,
      social_fen: 0,
      own_expense_fen: 0,
      excluded_fen: 0,
      excluded_reason: null,
      payer: null,
      hospital,
      snapshot: { read: null, byMember, byHandler: null },
      is_sure: false,
      is_confirmed: true,
      sort: 1,
    })
    .execute()
}
