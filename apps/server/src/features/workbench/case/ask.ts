import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { materialKinds } from '@yf/domain/claim-materials'
import { answer, badInput } from '#platform/call/outcome.ts'
import { ask as askMember, staffActor } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { voidApproval } from './assignment.ts'
import { takeOwn } from './take-own.ts'
import { workCaseOnTheWire } from './work-case.ts'

export const ask = withDuty<typeof workbenchCalls.ask>('ask', 'handle', async (input, ctx) => {
  const words = input.words.trim()
  if (words === '') return badInput('words', '请写明需要补充什么')
  const taken = await takeOwn(ctx, input.caseId, [caseStates.reviewing])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const kinds = [...new Set(input.kinds)]
  const moved = await askMember(ctx, caseRow, { words, kinds, actor: staffActor(ctx.staff.id) })
  if (moved.kind === 'refused') return moved
  await voidApproval(ctx.db, caseRow)
  const wanted = kinds.map((kind) => materialKinds[kind]).join('、')
  await recordDeed(ctx, {
    deed: 'askMember',
    about: caseRow,
    detail: wanted ? `${wanted}：${words}` : words,
  })
  return answer(await workCaseOnTheWire(ctx, caseRow.id))
})
