import type { consultationEvents } from '@yf/contract/consultation-events'
import { consultationStates } from '@yf/domain/consultation'
import type { EventHandler } from '#platform/call/event.ts'
import {
  cancelConsultation,
  hospitalActor,
  transitionConsultation,
  say,
  notifyPatient,
} from '../transitions.ts'
import { consultationRow } from '../encrypted.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { aboutConsultation } from './about.ts'

/** 1 → 2. Ignored if it was cancelled meanwhile: our own cancellation informs the hospital. */
export const accepted: EventHandler<typeof consultationEvents.accepted> = ({ inquiryNo, doctor }, ctx) =>
  aboutConsultation(ctx, inquiryNo, async (row) => {
    const column = 'doctor_encrypted'
    const set = {
      [column]: await encryptContent(ctx, row.account_id, consultationRow(row.id, column), doctor),
      accepted_at: ctx.clock.now(),
      // The event may arrive before the answer to our own request.
      delivered_at: row.delivered_at ?? ctx.clock.now(),
    }
    const move = { to: consultationStates.open, actor: hospitalActor, reason: '医生已接诊', set }
    if (!(await transitionConsultation(ctx, row, move))) return 'ignored'
    await say(ctx, row, `${doctor.name}医生已接诊`)
    await notifyPatient(ctx, row, 'doctorAccepted', '您发起的问诊已有医生接诊，请进入问诊室查看')
    return 'applied'
  })

/** 1 → 4, and the entitlement is returned. The hospital's text may be about health, so the member reads ours. */
export const declined: EventHandler<typeof consultationEvents.declined> = ({ inquiryNo }, ctx) =>
  aboutConsultation(ctx, inquiryNo, async (row) =>
    (await cancelConsultation(ctx, row, 'declined', hospitalActor)) ? 'applied' : 'ignored',
  )
