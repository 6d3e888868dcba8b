import type { Theme } from '@yf/contract/company'
import { showsMall } from '#features/mall/shared/shows-mall.ts'
import { openAddress, openSite } from '#platform/handoff/open-site.ts'
import { go } from '#platform/navigation/go.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import { useScore } from '../use-home.ts'
import { PointsBanner } from './points-banner.tsx'
import styles from './score-area.module.css'

type Entry = Theme['POINTS']['points_home'][number]

/** Specification §3, pointsType: 1 mall, 2 festival, 3 card, 4 life. Each is an area of the mall, or where a company has none a part of a partner's site. */
const kinds: Readonly<Record<number, { icon: IconName; site: 'mall' | 'activity'; path: string }>> = {
  1: { icon: 'mall', site: 'mall', path: '/points' },
  2: { icon: 'gift', site: 'activity', path: '/festival' },
  3: { icon: 'ticket', site: 'mall', path: '/cards' },
  4: { icon: 'wallet', site: 'mall', path: '/life' },
}

/** Where points can be used, as the company has set it up. */
export function ScoreArea() {
  const entries = (useTheme().points?.points_home ?? []).filter(
    ({ isVisible, pointsType }) => isVisible === '1' && kinds[pointsType],
  )
  const balance = useScore().data?.balance
  if (entries.length === 0) return null
  return (
    <Card
      title="积分专区"
      extra={<span className={styles.balance}>{balance === undefined ? '' : `${balance} 积分可用`}</span>}
    >
      <PointsBanner />
      <ul className={styles.areas}>
        {entries.map((entry) => (
          <Area key={entry.pointsType} entry={entry} />
        ))}
      </ul>
    </Card>
  )
}

function Area({ entry }: { entry: Entry }) {
  const isInside = showsMall(useTheme())
  const kind = kinds[entry.pointsType]
  if (!kind) return null
  const open = () =>
    isInside
      ? go('/welfare', { query: { area: entry.pointsType } })
      : void openSite(kind.site, { path: kind.path })
  return (
    <li className={styles.area}>
      <button
        type="button"
        className={styles.face}
        data-track={`home.score.${entry.pointsType}`}
        onClick={open}
      >
        <span className={styles.icon}>
          <Icon name={kind.icon} size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{entry.name}</span>
          <span className={styles.remark}>{entry.remark}</span>
        </span>
      </button>
      {entry.pointsPageConfigList.map(({ name, picLink, jumpUrl }) => (
        <button
          key={name}
          type="button"
          className={styles.page}
          onClick={() => openAddress(jumpUrl)}
          data-track="home.score"
        >
          {picLink && <img className={styles.picture} src={picLink} alt="" />}
          {name}
        </button>
      ))}
    </li>
  )
}
