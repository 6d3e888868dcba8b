import type { claimsAdminCalls, WorkNote } from '@yf/contract/claims-admin'
import { asksWhetherReached } from '@yf/domain/claim-notes'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { caseById } from '#features/claims/record/find.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { noteRow } from '../case/encrypted.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/**
 * Handlers may add a note to any submitted case, assigned to them or not, decided or not, because a call can come at
 * any time. The audit log says that a note was written; only the case holds the text.
 */
export const addNote: RunCallHandler<typeof claimsAdminCalls.addNote> = async (input, ctx) => {
  const { kind } = input
  const text = input.words.trim()
  if (text === '') return badInput('words', '请写明内容')
  const asksWasReached = asksWhetherReached(kind)
  if (asksWasReached && input.wasReached === undefined) return badInput('wasReached', '请选择是否接通')
  const caseRow = await caseById(ctx.db, input.caseId)
  if (!caseRow || caseRow.state === 0) return refuse('notFound')
  const was_reached = asksWasReached ? input.wasReached === 1 : null
  await keepNote(ctx, caseRow, { kind, was_reached, text })
  await recordAuditEvent(ctx, {
    action: 'writeNote',
    about: caseRow,
    payload: { kind, wasReached: was_reached },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

interface NewNote {
  readonly kind: WorkNote['kind']
  readonly was_reached: boolean | null
  readonly text: string
}

async function keepNote(ctx: StaffContext, caseRow: CaseRow, { text, ...note }: NewNote): Promise<void> {
  const { company_id, id: case_id, account_id } = caseRow
  const id = newId()
  const key = await subjectKey(ctx, account_id)
  await ctx.db
    .insertInto('claim_note')
    .values({
      company_id,
      case_id,
      id,
      account_id,
      staff_id: ctx.staff.id,
      staff_name: ctx.staff.name,
      ...note,
      text: key.encrypt(text, noteRow(id)),
      at: ctx.clock.now(),
    })
    .execute()
}
