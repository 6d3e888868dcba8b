import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { askableStates, caseStates } from '@yf/domain/claim-case'
import { type MaterialKind } from '@yf/domain/claim-materials'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, type RefusedCall } from '#platform/call/outcome.ts'
import { accept, ask as askMember } from '#features/claims/decision/staff-transitions.ts'
import { decrypted as decryptedTexts } from '#features/claims/record/health-texts.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { recordAuditEvent, recordEncryptedEvent } from '#features/staff/public.ts'
import { assign, handlerOf, voidApproval } from '../case/assignment.ts'
import { takeForStaff, takeOwn } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** Possible in every open state. Requesting supplements for an unassigned case assigns it. */
export const ask: RunCallHandler<typeof claimsAdminCalls.ask> = async (input, ctx) => {
  const text = input.words.trim()
  if (text === '') return badInput('words', '请写明需要补充什么')
  const taken = await takeCaseToAsk(ctx, input.caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const kinds = [...new Set(input.kinds)]
  // Repeated: the member has the same open request already.
  if (isSameRequest(await decryptedTexts(ctx, caseRow), text, kinds))
    return answer(await toWorkCaseDto(ctx, caseRow.id))
  const moved = await askMember(ctx, caseRow, { words: text, kinds, actor: staffActor(ctx.staff.id) })
  if (moved.kind === 'refused') return moved
  await voidApproval(ctx.db, caseRow)
  await recordEncryptedEvent(ctx, {
    action: 'askMember',
    about: caseRow,
    payload: { kinds, words: text },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

const isSameRequest = ({ state, asked_for }: CaseRow, text: string, kinds: readonly MaterialKind[]) =>
  state === caseStates.supplementing && asked_for?.words === text && asked_for.kinds.join() === kinds.join()

type CaseToAsk =
  | { readonly kind: 'taken'; readonly caseRow: CaseRow }
  | RefusedCall<'notFound' | 'stateMoved' | 'caseOfAnother'>

async function takeCaseToAsk(ctx: StaffContext, caseId: string): Promise<CaseToAsk> {
  const taken = await takeForStaff(ctx, caseId, askableStates)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const isFree = caseRow.state === caseStates.submitted && (await handlerOf(ctx.db, caseRow)) === null
  const isBegun = caseRow.state !== caseStates.submitted
  if (!isFree) {
    const own = await takeOwn(ctx, caseId, askableStates)
    if (own.kind === 'refused' || isBegun) return own
  }
  const moved = await accept(ctx, caseRow, staffActor(ctx.staff.id))
  if (moved.kind === 'refused') return moved
  await assign(ctx.db, caseRow, ctx.staff.id, ctx.clock.now())
  await recordAuditEvent(ctx, { action: 'acceptCase', about: caseRow })
  return { kind: 'taken', caseRow: { ...caseRow, state: caseStates.reviewing } }
}
