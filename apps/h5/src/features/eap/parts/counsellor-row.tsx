import type { CounsellorRow as Row } from '@yf/contract/eap'
import { PersonAvatar } from '#platform/pictures/person-avatar.tsx'
import base from '#ui/base.module.css'
import { useTap } from '#ui/button/use-tap.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { soonText } from '../shared/times.ts'
import { today } from '../shared/today.ts'
import { costText, fieldName, languageNames, ratingText, wayNames } from '../texts.ts'
import styles from './counsellor-row.module.css'

const mostFields = 3

export function CounsellorRow({ row, onOpen }: { row: Row; onOpen: () => void }) {
  const tap = useTap(onOpen)
  return (
    <button type="button" className={classNames(base.tap, styles.row)} onClick={() => tap()}>
      <span className={styles.head}>
        <PersonAvatar name={row.name} address={row.portrait} size={52} />
        <span className={styles.text}>
          <span className={styles.name}>{row.name}</span>
          <span className={styles.fact}>{row.title}</span>
          <span className={styles.rating}>
            <Icon name="star" size={14} />
            {ratingText(row.rating)}
          </span>
        </span>
        <span className={styles.cost}>{costText(row)}</span>
      </span>
      <span className={styles.fields}>
        {row.fields.slice(0, mostFields).map((field) => (
          <Chip key={field}>{fieldName(field)}</Chip>
        ))}
      </span>
      <span className={styles.fact}>
        {[wayNames(row.ways), languageNames(row.languages), row.city].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.next}>
        <Icon name="clock" size={16} />
        {row.nextFreeTime ? `最近可约 ${soonText(row.nextFreeTime, today())}` : '近期已约满，可候补'}
      </span>
    </button>
  )
}
