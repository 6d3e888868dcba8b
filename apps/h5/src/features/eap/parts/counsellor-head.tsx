import type { CounsellorDetail } from '@yf/contract/eap'
import { PersonAvatar } from '#platform/pictures/person-avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { coverText, fieldName, ratingText } from '../texts.ts'
import styles from './counsellor-head.module.css'

/** The counsellor with rating and price. */
export const CounsellorHead = ({ of }: { of: CounsellorDetail }) => (
  <Card>
    <div className={styles.head}>
      <PersonAvatar name={of.name} address={of.portrait} size={64} />
      <div className={styles.text}>
        <h2 className={styles.name}>{of.name}</h2>
        <p className={styles.note}>{of.title}</p>
        <p className={styles.note}>{[`从业 ${of.years} 年`, of.city].filter(Boolean).join(' · ')}</p>
        <p className={styles.rating}>
          <Icon name="star" size={16} />
          {ratingText(of.rating)}
        </p>
      </div>
    </div>
    <p className={styles.fields}>
      {of.fields.map((field) => (
        <Chip key={field}>{fieldName(field)}</Chip>
      ))}
    </p>
    <p className={styles.cost}>{`每次 ${of.minutes} 分钟 · ${coverText(of, of.rights)}`}</p>
  </Card>
)
