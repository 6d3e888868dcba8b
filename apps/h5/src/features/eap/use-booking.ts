import { eapCalls, type CounsellorDetail, type EapBooking } from '@yf/contract/eap'
import type { FreeTime } from '@yf/contract/eap-shapes'
import type { CounsellingWay } from '@yf/domain/counselling'
import { useState } from 'react'
import { payPlaced } from '#features/orders/shared/pay-order.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { lookAgain, paidBack } from './booking-writes.ts'
import { nextStep } from './next-step.ts'
import { selfFenOf } from './texts.ts'

interface BookingOptions {
  counsellor: CounsellorDetail
  /** The booking to reschedule. */
  changing: string | null
  /** The existing open booking. */
  open: EapBooking | null
  onBooked: (booking: EapBooking) => void
}

/** A reschedule keeps the booked way while it is still offered. */
const firstWay = ({ ways }: CounsellorDetail, changed: EapBooking | null): CounsellingWay =>
  changed && ways.includes(changed.way) ? changed.way : ways[0]!

/** Choose a time and a way, confirm in a sheet, and send once. */
export function useBooking({ counsellor, changing, open, onBooked }: BookingOptions) {
  const { companyId } = useCompany()
  const [chosen, setChosen] = useState<FreeTime | null>(null)
  const [way, setWay] = useState(() => firstWay(counsellor, open?.id === changing ? open : null))
  const [isConfirming, setConfirming] = useState(false)
  const selfFen = selfFenOf(counsellor)
  const book = useWrite(eapCalls.book)
  const change = useWrite(eapCalls.change)
  const join = useWrite(eapCalls.wait)
  // The chosen time may have filled up since: its current state decides.
  const current = counsellor.days.flatMap(({ times }) => times).find(({ id }) => id === chosen?.id) ?? null
  const step = nextStep({
    counsellor,
    chosen: current,
    hasOpen: open !== null,
    isChanging: changing !== null,
  })

  const takeSlot = async (slotId: string, comment: string) => {
    const response =
      changing === null
        ? await book.send({
            companyId,
            placeId: slotId,
            way,
            ...(comment ? { words: comment } : {}),
            ...(selfFen > 0 ? { payFen: selfFen } : {}),
          })
        : await change.send({ id: changing, placeId: slotId, way })
    if (!response.ok) return
    const { payment } = response.result
    // Held and unpaid: the member pays it in the list of own bookings.
    if (payment?.payBefore) {
      replaceWith('/eap', { query: { tab: 'mine' } })
      await payPlaced(payment.orderId, paidBack)
    } else onBooked(response.result)
  }
  const joinWaitlist = async (slotId: string) => {
    const joined = await join.send({ companyId, placeId: slotId, way })
    if (!joined.ok) return
    say('已加入候补，有名额时会通知您')
    replaceWith('/eap', { query: { tab: 'mine' } })
  }
  const send = async (comment: string) => {
    if (current === null) return
    setConfirming(false)
    if (step === 'wait') await joinWaitlist(current.id)
    else await takeSlot(current.id, comment)
    // Also after a refusal: another member may have taken the slot, and the refreshed times show it.
    await lookAgain()
  }
  const isBusy = book.isBusy || change.isBusy || join.isBusy
  return { chosen: current, choose: setChosen, way, setWay, step, isConfirming, setConfirming, send, isBusy }
}

export type Booking = ReturnType<typeof useBooking>
