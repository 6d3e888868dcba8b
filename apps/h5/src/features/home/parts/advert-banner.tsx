import type { Advert } from '@yf/contract/adverts'
import { useEffect, useRef } from 'react'
import { useCompany } from '#platform/session/company.ts'
import { rememberBanner } from '#platform/theme/theme.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { countShow, openAdvert } from '../advert.ts'
import { useAdverts } from '../use-home.ts'
import styles from './advert-banner.module.css'

const Face = ({ title, summary, picLink, isFirst }: Advert & { isFirst: boolean }) => (
  <div className={styles.face}>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      <p className={styles.summary}>{summary}</p>
    </div>
    {picLink && (
      <img
        className={styles.art}
        src={picLink}
        alt=""
        width={112}
        height={84}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    )}
  </div>
)

/** Reserves its space while loading, so that the content below does not jump. */
export function AdvertBanner() {
  const adverts = useAdverts('banner')
  const { companyId } = useCompany()
  useEffect(() => {
    if (adverts) rememberBanner(companyId, adverts[0]?.picLink ?? null)
  }, [companyId, adverts])
  const counted = useRef(new Set<string>())
  if (!adverts) return <div className={styles.place} aria-hidden />
  const count = (id: string) => {
    if (counted.current.has(id)) return
    counted.current.add(id)
    countShow(id)
  }
  return (
    <Banner
      slides={adverts.map((advert, index) => ({
        key: advert.id,
        label: advert.title,
        content: <Face {...advert} isFirst={index === 0} />,
        onShow: () => count(advert.id),
        ...(advert.jumpUrl ? { onTap: () => openAdvert(advert, 'home.banner') } : {}),
      }))}
    />
  )
}
