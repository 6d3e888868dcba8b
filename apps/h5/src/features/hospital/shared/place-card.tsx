import { distanceText } from '@yf/domain/positions'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { mapLink } from './map-link.ts'
import styles from './place-card.module.css'

interface PlaceCardProps {
  place: Parameters<typeof mapLink>[0] & {
    readonly name: string
    readonly address: string
    readonly phone: string | null
    /** Null if the member has not shared a position. */
    readonly distance: number | null
  }
  /** Beside the distance: the kind of place. */
  chips: ReactNode
  fact: string
  /** At the right end of the actions. */
  action?: ReactNode
}

/** A place to visit: address, distance, map and phone. */
export function PlaceCard({ place, chips, fact, action }: PlaceCardProps) {
  const { name, address, phone, distance } = place
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.chips}>
        {chips}
        {distance !== null && <span className={styles.distance}>{distanceText(distance)}</span>}
      </p>
      <p className={styles.fact}>{fact}</p>
      <p className={styles.fact}>{address}</p>
      <div className={styles.actions}>
        <a
          className={styles.action}
          href={mapLink(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={`在地图上查看${name}`}
        >
          <Icon name="location" size={18} />
          <span>地图</span>
        </a>
        {phone && (
          <a className={styles.action} href={`tel:${phone}`} aria-label={`拨打${name}的电话`}>
            <Icon name="phone" size={18} />
            <span>电话</span>
          </a>
        )}
        {action && <span className={styles.end}>{action}</span>}
      </div>
    </article>
  )
}
