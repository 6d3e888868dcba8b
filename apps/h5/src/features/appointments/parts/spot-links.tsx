import type { Spot } from '@yf/contract/appointment-shapes'
import { placeLink } from '#features/hospital/shared/map-link.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './spot-links.module.css'

/** Address, directions and contact of the site. */
export const SpotLinks = ({ spot }: { spot: Spot }) => (
  <div className={styles.spot}>
    <p className={styles.name}>{spot.name}</p>
    {spot.address && <p className={styles.address}>{spot.address}</p>}
    <div className={styles.links}>
      <a
        className={styles.link}
        href={placeLink(spot)}
        target="_blank"
        rel="noreferrer"
        aria-label={`在地图上查看${spot.name}`}
      >
        <Icon name="location" size={18} />
        <span>地图</span>
      </a>
      {spot.phone && (
        <a className={styles.link} href={`tel:${spot.phone}`} aria-label={`拨打${spot.name}的电话`}>
          <Icon name="phone" size={18} />
          <span>电话</span>
        </a>
      )}
    </div>
  </div>
)
