import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './activity-dialog.module.css'

interface Props {
  title: string
  summary?: string
  picLink: string | null
  /** Absent if there is no link. */
  onOpen?: (() => void) | undefined
  /** Called once it is visible. The caller makes sure that it is not shown again. */
  onShown: () => void
}

/** Each member sees an activity once. */
export function ActivityDialog({ title, summary, picLink, onOpen, onShown }: Props) {
  const [open, setOpen] = useState(true)
  const notifyShown = useEffectEvent(onShown)
  useEffect(() => notifyShown(), [])
  const close = () => setOpen(false)
  const act = () => {
    close()
    onOpen?.()
  }
  return (
    <Overlay open={open} onClose={close} label={title} place="center" panelClassName={styles.dialog}>
      <div className={styles.picture}>{picLink && <img src={picLink} alt="" width={176} height={132} />}</div>
      <h2 className={classNames(styles.title, !summary && styles.alone)}>{title}</h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      <Button block onTap={act} track="home.dialog">
        {onOpen ? '去看看' : '知道了'}
      </Button>
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="close" size={20} label="关闭活动" />
      </button>
    </Overlay>
  )
}
