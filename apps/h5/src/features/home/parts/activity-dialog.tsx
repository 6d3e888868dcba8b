import type { Advert } from '@yf/contract/advert'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { countShow, openAdvert } from '../advert.ts'
import styles from './activity-dialog.module.css'

/** An activity is shown once to each person: showing it is counted, and the server then leaves it out. */
export function ActivityDialog({ advert }: { advert: Advert }) {
  const [open, setOpen] = useState(true)
  const { id } = advert
  useEffect(() => {
    countShow(id)
  }, [id])
  const close = () => setOpen(false)
  const act = () => {
    close()
    openAdvert(advert)
  }
  return (
    <Overlay open={open} onClose={close} label={advert.title} place="center" panelClassName={styles.dialog}>
      <div className={styles.picture}>
        {advert.picLink && <img src={advert.picLink} alt="" width={176} height={132} />}
      </div>
      <h2 className={styles.title}>{advert.title}</h2>
      <p className={styles.summary}>{advert.summary}</p>
      <Button block onTap={act} track="home.dialog">
        {advert.jumpUrl ? '去看看' : '知道了'}
      </Button>
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="close" size={20} label="关闭活动" />
      </button>
    </Overlay>
  )
}
