import { showsMall } from '#features/mall/shared/shows-mall.ts'
import { openAddress } from '#platform/handoff/open-site.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './points-banner.module.css'

/** The target of an entry without its own link, with and without the mall. */
const pointsMall = { inside: '/welfare', outside: 'site:mall/points' } as const

/** The company's banner above its points (specification §3, points_home_banner). */
export function PointsBanner() {
  const isInside = showsMall(useTheme())
  const entries = (useTheme().points?.points_home_banner ?? []).filter(({ isVisible }) => isVisible === '1')
  return entries.map(({ keyValue, keyName, picLink, jumpUrl }) => (
    <button
      key={keyValue}
      type="button"
      className={styles.banner}
      onClick={() => openAddress(jumpUrl ?? pointsMall[isInside ? 'inside' : 'outside'])}
    >
      <span className={styles.name}>{keyName}</span>
      <Icon name="gift" size={40} picture={picLink} />
    </button>
  ))
}
