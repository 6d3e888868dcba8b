import type { IconName } from '#ui/icon/names.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { openAdvert } from '../advert.ts'
import { useAdverts } from '../use-home.ts'
import styles from './advert-strip.module.css'

/** Lines of text: an advert between two sections, or the company's announcements. */
export function AdvertStrip({ position, icon }: { position: 'strip' | 'announcement'; icon: IconName }) {
  const adverts = useAdverts(position) ?? []
  if (adverts.length === 0) return null
  return (
    <div className={styles.strips}>
      {adverts.map((advert) => (
        <NoticeBar
          key={advert.id}
          icon={icon}
          {...(advert.jumpUrl ? { onTap: () => openAdvert(advert) } : {})}
        >
          <strong>{advert.title}</strong> {advert.summary}
        </NoticeBar>
      ))}
    </div>
  )
}
