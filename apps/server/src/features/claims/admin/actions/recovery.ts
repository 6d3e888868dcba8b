import type { Input } from '@yf/contract/call'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import type { StaffContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanFile } from '#platform/files/clean-file.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { agreeRecovery as keepAgreement, endRecovery as keepEnd } from '#features/claims/decision/recovery.ts'
import { recoveriesOf } from '#features/claims/decision/payment/overpayment.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { recordAuditEvent, recordEncryptedEvent } from '#features/staff/public.ts'
import { takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

type AgreeRecoveryCall = typeof claimsAdminCalls.agreeRecovery
const { paid, rejected } = caseStates

/** Renders the signed document before the transaction, because rendering is slow and must not hold a connection. */
export const agreeRecovery = inSteps<AgreeRecoveryCall>(async (input, ctx) => {
  const [file, ...others] = ctx.uploads
  if (!file || others.length > 0) return badInput('file', '请上传一份会员签字的协议')
  if (!isDay(input.day) || input.day > shanghaiDay(ctx.clock.now()))
    return badInput('day', '签署日期不能晚于今天')
  const cleaned = await cleanFile(ctx.staff.id, file.bytes)
  if (cleaned.kind === 'refused') return refuse(cleaned.refusal, cleaned.message)
  const [page, ...more] = cleaned.pages
  if (!page || more.length > 0) return badInput('file', '请只上传签字的一页')
  return ctx.once((inner) => agree(input, inner, page.body))
})

async function agree(
  input: Input<AgreeRecoveryCall>,
  ctx: StaffContext,
  body: Buffer,
): Promise<OutcomeOf<AgreeRecoveryCall>> {
  const taken = await takeForStaff(ctx, input.caseId, [paid, rejected])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { amountFen, day } = input
  const refused = await keepAgreement(ctx, caseRow, {
    amountFen,
    day,
    documentFileId: await storeDocument(ctx, caseRow, body),
    madeBy: ctx.staff.id,
    actor: staffActor(ctx.staff.id),
  })
  if (refused) return refused
  await recordAuditEvent(ctx, { action: 'agreeRecovery', about: caseRow, payload: { amountFen, day } })
  return answer(await toWorkCaseDto(ctx, caseRow.id), '退款协议已登记')
}

/** Encrypted with the member's key, like everything else of the case. */
async function storeDocument(
  ctx: StaffContext,
  { account_id, company_id }: CaseRow,
  body: Buffer,
): Promise<string> {
  const file = {
    ownerId: account_id,
    companyId: company_id,
    module: 'claims',
    contentType: 'image/jpeg',
    body,
  }
  return (await keepFile(ctx, file)).id
}

/** The person who recorded the agreement cannot confirm that the money arrived. */
export const endRecovery: RunCallHandler<typeof claimsAdminCalls.endRecovery> = async (input, ctx) => {
  const note = input.note.trim()
  if (note === '') return badInput('note', '请填写银行流水号或原因')
  const taken = await takeForStaff(ctx, input.caseId, [paid, rejected])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const recovery = (await recoveriesOf(ctx.db, caseRow)).find(({ id }) => id === input.recoveryId)
  if (!recovery) return refuse('notFound')
  if (recovery.state !== 'agreed') return refuse('stateMoved')
  const { outcome } = input
  if (outcome === 'received' && recovery.made_by === ctx.staff.id)
    return refuse('needsSecondPerson', '协议由您登记，到账须由他人确认')
  const refused = await keepEnd(ctx, caseRow, recovery, { outcome, note, actor: staffActor(ctx.staff.id) })
  if (refused) return refused
  await recordEncryptedEvent(ctx, {
    action: outcome === 'received' ? 'receiveRecovery' : 'dropRecovery',
    about: caseRow,
    payload: { amountFen: recovery.amount_fen, note },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}
