import type { Hospital } from '@yf/contract/hospital'
import { distanceText } from '@yf/domain/positions'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { mapLink } from '../shared/map-link.ts'
import styles from './hospital-card.module.css'

interface HospitalCardProps {
  hospital: Hospital
  /** At the right end of what can be done. */
  action?: ReactNode
}

export function HospitalCard({ hospital, action }: HospitalCardProps) {
  const { name, grade, address, phone, departments, isDirect, distance } = hospital
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.chips}>
        <Chip tone="info">{grade}</Chip>
        {isDirect === 1 && <Chip tone="success">可直付</Chip>}
        {distance !== null && <span className={styles.distance}>{distanceText(distance)}</span>}
      </p>
      <p className={styles.fact}>{departments.join(' · ')}</p>
      <p className={styles.fact}>{address}</p>
      <div className={styles.actions}>
        <a
          className={styles.action}
          href={mapLink(hospital)}
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
