import type { claimCalls } from '@yf/contract/claims'
import { appealDays, appealReasons, appealUntil, canAppeal } from '@yf/domain/claim-appeal'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { dueFrom } from '@yf/domain/claim-sla'
import type { RunCallHandler } from '#platform/call/handler.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { answer, badInput, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { receiptRows } from '#features/claims/record/find.ts'
import { transitionCase } from '#features/claims/record/transitions.ts'
import { notifyMember } from '#features/claims/record/notify-member.ts'
import { usedInvoiceMessage } from '#features/claims/record/held-invoices.ts'
import { holdInvoices } from '../hold-invoices.ts'
import { forgetUnsaved, useCaseFiles } from '#features/claims/record/materials/forget-files.ts'
import { changeMaterial, materialRow } from '#features/claims/record/materials/store.ts'
import { takeOwnCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { detailNow } from '../progress/detail.ts'
import { startRevision } from './start-revision.ts'

/** 6 or 7 → 10: the member appeals once, and somebody who took no part in the decision reviews it. */
export const appeal: RunCallHandler<typeof claimCalls.appeal> = async (input, ctx) => {
  const { caseId, reason, files } = input
  const text = input.words.trim()
  if (text === '') return badInput('words', '请写明您的理由')
  const caseRow = await takeOwnCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  const late = refusalOf(caseRow, ctx.clock.now())
  if (late) return late
  // A refusal releases the invoices, so another case may have taken one meanwhile.
  const used = await holdInvoices(ctx, caseRow, await receiptRows(ctx.db, caseRow))
  if (used) return refuse('invoiceUsed', `${usedInvoiceMessage(used)}，请在该案件中查看结果`)
  if (!(await addDocuments(ctx, caseRow, files))) return refuse('notFound', '有文件已被删除，请重新上传')
  await startRevision(ctx, caseRow, { kind: 'appeal', reason, text })
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.appealed,
    actor: caseRow.account_id,
    // The member's own text may be about their health, so the timeline contains only the reason.
    reason: `申请复核：${appealReasons[reason]}`,
    set: {
      appealed_at: ctx.clock.now(),
      due_at: dueFrom(ctx.clock.now()),
      decided_state: caseRow.state as 6 | 7,
      closed_at: null,
    },
  })
  if (moved.kind === 'refused') return moved
  await notifyMember(ctx, caseRow, caseNotices.appealed)
  return answer(await detailNow(ctx, caseRow))
}

function refusalOf(row: CaseRow, now: Date): RefusedCall<'cannotAppeal'> | null {
  const decided = { state: row.state, decidedAt: row.decided_at, appealedAt: row.appealed_at }
  if (canAppeal(decided, now)) return null
  if (row.appealed_at) return refuse('cannotAppeal', '该案件已申请过复核，每个案件可以申请一次')
  const until = appealUntil(decided)
  return until === null
    ? refuse('cannotAppeal', '案件还没有结果，暂不能申请复核')
    : refuse(
        'cannotAppeal',
        `复核应在收到决定后 ${appealDays} 日内申请（${until} 前），如有疑问请联系在线客服`,
      )
}

type Files = Parameters<typeof appeal>[0]['files']

/** Returns false if one of them is gone. Uploaded files that were left out do not belong to the case. */
async function addDocuments(ctx: MemberContext, caseRow: CaseRow, files: Files): Promise<boolean> {
  for (const { id, kind } of files) {
    const row = await materialRow(ctx.db, caseRow, id)
    if (!row) return false
    if (!row.is_saved) await changeMaterial(ctx.db, row, { is_saved: true, kind, is_kind_given: true })
  }
  await forgetUnsaved(ctx, caseRow)
  await useCaseFiles(ctx.db, caseRow)
  return true
}
