import type { consultationCalls } from '@yf/contract/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { changeConsultation, takeOwn } from '../store.ts'

/** Never moves back, nor beyond the last message of the room. */
export const markRead: RunCallHandler<typeof consultationCalls.markRead> = async (
  { id, seq },
  { db, caller },
) => {
  const room = await takeOwn(db, caller.accountId, id)
  if (!room) return refuse('notFound')
  const read = Math.min(seq, room.seq)
  if (read > room.patient_read_seq) await changeConsultation(db, room, { patient_read_seq: read })
  return answer(null)
}
