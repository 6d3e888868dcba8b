import type { ExamInstitution } from '@yf/contract/high-exam-shapes'
import { distanceText } from '@yf/domain/positions'
import { mapLink } from '#features/hospital/shared/map-link.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './institution-card.module.css'

interface Props {
  institution: ExamInstitution
  onChoose: () => void
}

export function InstitutionCard({ institution, onChoose }: Props) {
  const { name, brandName, address, phone, hours, distance } = institution
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.chips}>
        <Chip tone="info">{brandName}</Chip>
        {distance !== null && <span className={styles.distance}>{distanceText(distance)}</span>}
      </p>
      <p className={styles.fact}>{hours}</p>
      <p className={styles.fact}>{address}</p>
      <div className={styles.actions}>
        <a
          className={styles.action}
          href={mapLink(institution)}
          target="_blank"
          rel="noreferrer"
          aria-label={`在地图上查看${name}`}
        >
          <Icon name="location" size={18} />
          <span>地图</span>
        </a>
        <a className={styles.action} href={`tel:${phone}`} aria-label={`拨打${name}的电话`}>
          <Icon name="phone" size={18} />
          <span>电话</span>
        </a>
        <span className={styles.end}>
          <Button size="small" label={`选择${name}`} onTap={onChoose}>
            选择
          </Button>
        </span>
      </div>
    </article>
  )
}
