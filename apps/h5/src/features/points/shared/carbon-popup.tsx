import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { go } from '#platform/navigation/go.ts'
import styles from './carbon-popup.module.css'

interface Props {
  /** 1: new points have arrived since the last visit; 2: what was just done earned them. */
  type?: 1 | 2
  gained: number
  onClosed?: () => void
}

const titles = { 1: '碳积分到账', 2: '又减排了一点' } as const

export function CarbonPopup({ type = 1, gained, onClosed }: Props) {
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  const see = () => {
    close()
    go('/carbon')
  }
  return (
    <Overlay open={open} onClose={close} label={titles[type]} place="center" panelClassName={styles.popup}>
      <span className={styles.leaf}>
        <Icon name="leaf" size={40} />
      </span>
      <h2 className={styles.title}>{titles[type]}</h2>
      <p className={styles.gained}>{`+${gained}`}</p>
      <p className={styles.note}>每一次线上办理，都为地球省下一张纸</p>
      <Button block onTap={see} track="home.carbon">
        去看看
      </Button>
      <Button kind="plain" onTap={close}>
        知道了
      </Button>
    </Overlay>
  )
}
