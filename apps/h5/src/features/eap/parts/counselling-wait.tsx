import type { EapWait } from '@yf/contract/eap'
import { acceptOffer, leaveWait, lookAgain } from '../booking-writes.ts'
import { spanText } from '../shared/times.ts'
import { WaitActions, WaitCard } from '../shared/wait-card.tsx'
import { wayName } from '../texts.ts'
import styles from './counselling-wait.module.css'

export const CounsellingWait = ({ wait }: { wait: EapWait }) => (
  <WaitCard wait={wait} onOver={lookAgain}>
    {(note, isOver) => (
      <>
        <p className={styles.what}>{`${wait.counsellor.name} · ${wayName(wait.way)} · ${spanText(wait)}`}</p>
        <p className={styles.note}>{note}</p>
        <div className={styles.actions}>
          <WaitActions
            wait={wait}
            isOver={isOver}
            onLeave={() => leaveWait(wait)}
            onAccept={() => acceptOffer(wait)}
          />
        </div>
      </>
    )}
  </WaitCard>
)
