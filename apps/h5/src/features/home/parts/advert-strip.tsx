import type { Advert } from '@yf/contract/advert'
import type { IconName } from '../../../ui/icon/paths.ts'
import { NoticeBar } from '../../../ui/notice-bar/notice-bar.tsx'
import { openAdvert } from './advert-banner.tsx'

/** One line between two sections. */
export function AdvertStrip({ adverts, icon = 'gift' }: { adverts: readonly Advert[]; icon?: IconName }) {
  return adverts.map((advert) => (
    <NoticeBar key={advert.id} icon={icon} {...(advert.jumpUrl ? { onTap: () => openAdvert(advert) } : {})}>
      <strong>{advert.title}</strong> {advert.summary}
    </NoticeBar>
  ))
}
