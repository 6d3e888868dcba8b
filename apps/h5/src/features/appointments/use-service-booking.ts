import { appointmentCalls } from '@yf/contract/appointments'
import type {
  OfflineSite,
  AppointmentDetail,
  OfflineModule,
  ServiceRight,
  ServiceTime,
} from '@yf/contract/appointment-shapes'
import type { Input } from '@yf/contract/call'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { lookAgain } from './writes.ts'

/** What is booked: a service for a person, or another time for an existing appointment. */
export interface BookingTarget {
  readonly module: Pick<OfflineModule, 'id' | 'name' | 'isFree' | 'rights'>
  readonly changing: AppointmentDetail | null
}

export type BookingStep = 'choose' | 'book' | 'change' | 'wait' | 'waiting' | 'full' | 'noRight'

/** The member's next step for a time; the action bar offers only this one. */
export function stepOf(
  time: ServiceTime | null,
  { isChanging, hasRight }: { readonly isChanging: boolean; readonly hasRight: boolean },
): BookingStep {
  if (!isChanging && !hasRight) return 'noRight'
  if (time === null) return 'choose'
  if (time.left > 0) return isChanging ? 'change' : 'book'
  if (isChanging) return 'full'
  return time.isWaitedFor === 1 ? 'waiting' : 'wait'
}

/** Prefers a person with rights left over one who has used them up. */
export const firstRight = (rights: readonly ServiceRight[]): ServiceRight | null =>
  rights.find(({ left }) => left > 0) ?? rights[0] ?? null

/** The calls that book, change or wait: `send` makes the one that the step needs. */
function useBookingCalls(changing: AppointmentDetail | null) {
  const check = useWrite(appointmentCalls.checkTime)
  const book = useWrite(appointmentCalls.book)
  const change = useWrite(appointmentCalls.change)
  const join = useWrite(appointmentCalls.wait)
  const send = (step: BookingStep, input: Input<typeof appointmentCalls.book>) => {
    if (step === 'wait') return join.send(input)
    return changing ? change.send({ id: changing.id, placeId: input.placeId }) : book.send(input)
  }
  return { check, send, isBusy: check.isBusy || book.isBusy || change.isBusy || join.isBusy }
}

/** Choose person and time, check the time again, confirm, and send once. */
export function useServiceBooking({ module, changing }: BookingTarget, onClose: () => void) {
  const { companyId: current } = useCompany()
  const companyId = changing?.companyId ?? current
  const [right, setRight] = useState(() => firstRight(module.rights))
  const [time, setTime] = useState<ServiceTime | null>(null)
  const [site, setSite] = useState<OfflineSite | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const calls = useBookingCalls(changing)
  const hasRight = module.isFree === 1 || (right?.left ?? 0) > 0
  const choose = (chosen: ServiceTime | null, at: OfflineSite | null) => {
    setTime(chosen)
    setSite(at)
  }
  const step = stepOf(time, { isChanging: changing !== null, hasRight })

  /** Minutes may have passed since the times were rendered. */
  const ask = async () => {
    if (!time) return
    const checked = await calls.check.send({ companyId, placeId: time.id })
    if (checked.ok && checked.result.isFree === (time.left > 0 ? 1 : 0)) return setConfirming(true)
    if (checked.ok) say(checked.result.isFree === 1 ? '这个时间刚刚空出来了' : '这个时间刚刚约满了')
    setTime(null)
    await lookAgain()
  }
  const send = async () => {
    if (!time) return
    const familyId = right?.userFamilyId
    const person = familyId ? { userFamilyId: familyId } : {}
    const done = await calls.send(step, { companyId, placeId: time.id, ...person })
    setConfirming(false)
    // Also after a refusal: another member may have taken the slot, and the refreshed times show it.
    await lookAgain()
    if (!done.ok) return setTime(null)
    onClose()
    if (step !== 'wait') {
      const query = { id: done.result.id, ...(changing ? { changed: '1' } : {}) }
      return go('/appointmentSuccess', { query })
    }
    say('已加入候补，有名额时会通知您')
    replaceWith('/appointmentRecords')
  }
  return {
    companyId,
    right,
    setRight,
    time,
    site,
    choose,
    step,
    isConfirming,
    setConfirming,
    ask,
    send,
    isBusy: calls.isBusy,
  }
}

export type ServiceBooking = ReturnType<typeof useServiceBooking>
