import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { Input } from '@yf/contract/call'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, type BadInput } from '#platform/call/outcome.ts'
import { correctVisit } from '#features/claims/decision/correct-receipts.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { takeCorrectable } from '../case/take-correctable.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** Voids the first approval. */
export const setVisit: RunCallHandler<typeof claimsAdminCalls.setVisit> = async (input, ctx) => {
  const hospital = input.hospital.trim()
  if (hospital === '') return badInput('hospital', '请填写医院')
  const days = daysOf(input, shanghaiDay(ctx.clock.now()))
  if (days && 'kind' in days) return days
  const taken = await takeCorrectable(ctx, input.caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { visitType } = input
  await correctVisit(ctx, caseRow, { visitType, hospital, days })
  await voidApproval(ctx.db, caseRow)
  await recordAuditEvent(ctx, {
    action: 'correctVisit',
    about: caseRow,
    payload: { visitType, hospital, days },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

function daysOf(
  { visitStart: first, visitEnd: last }: Input<typeof claimsAdminCalls.setVisit>,
  today: string,
): { readonly first: string; readonly last: string } | BadInput | null {
  if (first === undefined && last === undefined) return null
  if (first === undefined || !isDay(first)) return badInput('visitStart', '请填写就诊开始日期')
  if (last === undefined || !isDay(last)) return badInput('visitEnd', '请填写就诊结束日期')
  if (last > today) return badInput('visitEnd', '就诊日期不能晚于今天')
  if (first > last) return badInput('visitStart', '就诊开始日期不能晚于结束日期')
  return { first, last }
}
