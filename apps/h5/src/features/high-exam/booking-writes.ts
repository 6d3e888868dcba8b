import { highExamCalls } from '@yf/contract/high-exam'
import type { HighExamBooking } from '@yf/contract/high-exam-shapes'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { dayText } from './texts.ts'

/**
 * Refreshes everything that shows rights, slots or bookings; also after a refusal, because it means that the data has
 * changed.
 */
export const lookAgain = () =>
  refresh(highExamCalls.quota, highExamCalls.cards, highExamCalls.bookings, highExamCalls.booking)

export async function cancelBooking(booking: HighExamBooking): Promise<void> {
  const isSure = await confirm({
    title: '取消体检预约',
    content: `${booking.institution.name} ${dayText(booking.day)}。取消后名额会让给其他人，「${booking.coveredBy}」退回 1 次。`,
    confirmText: '取消预约',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!isSure) return
  const cancelled = await write(highExamCalls.cancel, { id: booking.id })
  if (cancelled.ok) say('预约已取消')
  await lookAgain()
}

/** Opens the same institution's days to choose another. */
export const changeBooking = ({ id, institution, packageCode }: HighExamBooking): void =>
  go('/highEndPhysicalExamination/highExamDate', {
    query: { change: id, institution: institution.code, examPackage: packageCode },
  })
