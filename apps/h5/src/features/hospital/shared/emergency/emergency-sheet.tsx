import { redFlagsIn, type EmergencyLine, type RedFlag, type RedFlagKind } from '@yf/domain/red-flags'
import { useMemo, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './emergency-sheet.module.css'
import { NearestEmergency } from './nearest-emergency.tsx'

const linesOf = (flags: readonly RedFlag[]): EmergencyLine[] => [
  ...new Map(flags.flatMap(({ lines }) => lines).map((line) => [line.number, line])).values(),
]

/**
 * Beside a field for symptoms: `<EmergencySheet typed={words} />`. At a danger sign it covers everything else. Only
 * its own button closes it, and only for this sign: another one opens it again.
 */
export function EmergencySheet({ typed }: { typed: string }) {
  const flags = useMemo(() => redFlagsIn(typed), [typed])
  const [putAway, setPutAway] = useState<readonly RedFlagKind[]>([])
  const isOpen = flags.some(({ kind }) => !putAway.includes(kind))
  // Keeps the content during the closing animation.
  const [shown, setShown] = useState(flags)
  if (isOpen && shown !== flags) setShown(flags)
  const close = () => setPutAway((kinds) => [...kinds, ...flags.map(({ kind }) => kind)])
  return (
    <Overlay
      open={isOpen}
      onClose={() => undefined}
      label="紧急提示"
      place="bottom"
      role="alertdialog"
      closeOnBackdrop={false}
      panelClassName={styles.sheet}
    >
      <Emergency flags={shown} onClose={close} />
    </Overlay>
  )
}

function Emergency({ flags, onClose }: { flags: readonly RedFlag[]; onClose: () => void }) {
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <Icon name="warning" size={24} />
          <div>
            {flags.map(({ kind, title }) => (
              <h2 key={kind} className={styles.title}>
                {title}
              </h2>
            ))}
            <p className={styles.note}>线上问诊不能代替急救，请先求助</p>
          </div>
        </header>
        <Lines lines={linesOf(flags)} />
        <ol className={styles.advice} aria-label="在等待时">
          {[...new Set(flags.flatMap(({ advice }) => advice))].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <NearestEmergency />
      </div>
      <div className={styles.actions}>
        <Button block kind="plain" onTap={onClose}>
          我已看到，目前没有危险
        </Button>
      </div>
    </>
  )
}

const Lines = ({ lines }: { lines: readonly EmergencyLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ number, name }, at) => (
      <li key={number}>
        <a className={at === 0 ? styles.first : styles.line} href={`tel:${number}`}>
          <Icon name="phone" size={20} />
          <span className={styles.number}>{`拨打 ${number}`}</span>
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
)
