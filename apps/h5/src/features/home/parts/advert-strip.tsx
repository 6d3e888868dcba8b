import type { Advert } from '@yf/contract/adverts'
import type { EventName } from '@yf/domain/tracking'
import { useEffect, useRef } from 'react'
import type { IconName } from '#ui/icon/names.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { countShow, openAdvert } from '../advert.ts'
import { useAdverts } from '../use-home.ts'
import { useIsNear } from '../use-is-near.ts'
import styles from './advert-strip.module.css'

type Position = 'strip' | 'announcement'

const events: Readonly<Record<Position, EventName>> = {
  strip: 'home.strip',
  announcement: 'company.announcement',
}

/** Lines of text: an advert between two sections, or the company's announcements. */
export function AdvertStrip({ position, icon }: { position: Position; icon: IconName }) {
  const adverts = useAdverts(position) ?? []
  if (adverts.length === 0) return null
  return (
    <div className={styles.strips}>
      {adverts.map((advert) => (
        <Strip key={advert.id} advert={advert} icon={icon} event={events[position]} />
      ))}
    </div>
  )
}

/** Counted as shown once it is visible, since most strips are below the first screen. */
function Strip({ advert, icon, event }: { advert: Advert; icon: IconName; event: EventName }) {
  const { id, title, summary, jumpUrl } = advert
  const strip = useRef<HTMLDivElement>(null)
  const isSeen = useIsNear(strip, true, '0px')
  useEffect(() => {
    if (isSeen) countShow(id)
  }, [isSeen, id])
  return (
    <div ref={strip}>
      <NoticeBar icon={icon} {...(jumpUrl ? { onTap: () => openAdvert(advert, event) } : {})}>
        <strong>{title}</strong> {summary}
      </NoticeBar>
    </div>
  )
}
