import { appointmentCalls } from '@yf/contract/appointments'
import type { AppointmentWait } from '@yf/contract/appointment-shapes'
import { spanText } from '#features/eap/shared/times.ts'
import { WaitActions, WaitCard } from '#features/eap/shared/wait-card.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { acceptOffer, leaveWait, lookAgain } from '../writes.ts'
import styles from './next-card.module.css'

/** An offer lasts minutes, so the page polls while it is open. */
const offersEvery = 20_000

/** The member's open offers and waitlist entries, of every kind. */
export function Waits() {
  const waits = useQueryOf(appointmentCalls.waits, {}, { silent: true, refetchInterval: offersEvery }).data
  return (waits ?? [])
    .filter(({ state }) => state !== 'over')
    .map((wait) => (
      <WaitCard key={wait.id} wait={wait} onOver={lookAgain}>
        {(note, isOver) => (
          <div className={styles.parts}>
            <p className={styles.time}>
              {[wait.title, wait.note, spanText(wait)].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.note}>{note}</p>
            <div className={styles.actions}>
              <Actions of={wait} isOver={isOver} />
            </div>
          </div>
        )}
      </WaitCard>
    ))
}

/** Members answer offers of other kinds on the page where they booked them. */
const Actions = ({ of, isOver }: { of: AppointmentWait; isOver: boolean }) =>
  of.path ? (
    <Button size="small" onTap={() => goIfOwn(of.path!)}>
      去处理
    </Button>
  ) : (
    <WaitActions wait={of} isOver={isOver} onLeave={() => leaveWait(of)} onAccept={() => acceptOffer(of)} />
  )
