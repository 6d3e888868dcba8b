import { type ExamState, examMachine, examStateNames } from '@yf/domain/exam-claim'
import type { ExamDetail } from '@yf/contract/exam-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import type { NoticeKind } from '@yf/domain/notice-kinds'
import { loggedState } from '@yf/domain/state-machine'
import type { RefusedCall } from '#platform/call/outcome.ts'
import { textUnder } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { transition } from '#platform/transitions/transition.ts'
import { readStates, recordState } from '#platform/transitions/state-events.ts'
import type { CaseWork } from '#features/claims/public.ts'
import { notify } from '#features/messages/public.ts'
import { examSubject, type ExamRow } from './own-exam.ts'
import { examEventRow } from './encrypted.ts'

interface ExamNote {
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the member reads it in the timeline. */
  readonly reason: string
}

interface ExamTransition extends ExamNote {
  readonly to: ExamState
  readonly set?: Partial<ExamRow>
}

/** For a locked row, in its transaction. */
export async function transitionExam(
  ctx: CaseWork,
  exam: ExamRow,
  { to, set, ...note }: ExamTransition,
): Promise<{ kind: 'moved' } | RefusedCall<'notFound' | 'stateMoved'>> {
  const { company_id, id } = exam
  return transition(ctx.db, {
    machine: examMachine,
    subject: examSubject(exam),
    table: 'exam_claim',
    where: { company_id, id },
    to,
    set: { updated_at: ctx.clock.now(), ...set },
    cause: await causeOf(ctx, exam, note),
  })
}

/** An event without a change of state. */
export const noteExam = async (ctx: CaseWork, exam: ExamRow, note: ExamNote): Promise<void> =>
  recordState(ctx.db, examSubject(exam), { from: exam.state, to: exam.state }, await causeOf(ctx, exam, note))

/** A reason may contain health data: encrypted with the member's data subject key. */
async function causeOf(ctx: CaseWork, { account_id, id }: ExamRow, { actor, reason }: ExamNote) {
  const key = await subjectKey(ctx, account_id)
  return { actor, reason: key.encrypt(reason, examEventRow(id)), at: ctx.clock.now() }
}

type ExpenseNotice = Extract<NoticeKind, `expense${string}`>

/** In the transaction of the change; tapping the notice opens the reimbursement. */
export const notifyMember = (
  ctx: CaseWork,
  { company_id, account_id, id, exam_no }: ExamRow,
  { kind, text }: { readonly kind: ExpenseNotice; readonly text: string },
) =>
  notify(ctx, {
    companyId: company_id,
    accountId: account_id,
    kind,
    id,
    content: `体检报销 ${exam_no}：${text}`,
  })

/** Oldest first; texts are empty when the owner's data subject key was deleted. */
export async function timelineOf(ctx: SubjectKeyDeps, exam: ExamRow) {
  const [events, key] = await Promise.all([
    readStates(ctx.db, examSubject(exam)),
    existingSubjectKey(ctx, exam.account_id),
  ])
  return events.map(({ to_state, actor, reason, at }) => {
    const state = loggedState(examMachine, to_state)
    return {
      state,
      stateName: examStateNames[state],
      time: shanghaiMoment(at),
      actor,
      words: textUnder(key, reason, examEventRow(exam.id)),
    }
  })
}

export const toTimelineDto = async (ctx: SubjectKeyDeps, exam: ExamRow): Promise<ExamDetail['timeline']> =>
  (await timelineOf(ctx, exam)).map((event) => ({
    ...event,
    actor: event.actor === exam.account_id ? 'me' : event.actor.startsWith('staff:') ? 'handler' : 'system',
  }))
