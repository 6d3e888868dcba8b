import { advertCalls, type Advert } from '@yf/contract/advert'
import { useEffect } from 'react'
import { call } from '../../../platform/http/call.ts'
import { goIfOwn } from '../../../platform/navigation/go.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import styles from './advert-banner.module.css'

/** Counting is silent and never stands in the way of a tap. */
export const countShow = (id: string) => void call(advertCalls.show, { id }).catch(() => undefined)
export const countClick = (id: string) => void call(advertCalls.click, { id }).catch(() => undefined)

export function openAdvert({ id, jumpUrl }: Advert): void {
  countClick(id)
  if (jumpUrl) goIfOwn(jumpUrl)
}

const Face = ({ title, summary, picLink }: Advert) => (
  <div className={styles.face}>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.summary}>{summary}</p>
    </div>
    {picLink && <img className={styles.art} src={picLink} alt="" width={128} height={96} />}
  </div>
)

export function AdvertBanner({ adverts }: { adverts: readonly Advert[] }) {
  const ids = adverts.map(({ id }) => id).join()
  useEffect(() => {
    for (const id of ids ? ids.split(',') : []) countShow(id)
  }, [ids])
  return (
    <Banner
      slides={adverts.map((advert) => ({
        key: advert.id,
        label: advert.title,
        content: <Face {...advert} />,
        ...(advert.jumpUrl ? { onTap: () => openAdvert(advert) } : {}),
      }))}
    />
  )
}
