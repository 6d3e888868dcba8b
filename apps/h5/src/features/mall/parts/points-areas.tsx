import { openAddress } from '#platform/handoff/open-site.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { openList } from '../mall-navigation.ts'
import { AreaFace, visibleAreas, type Area } from '../shared/area-face.tsx'
import faces from '../shared/area-face.module.css'
import styles from './points-areas.module.css'

/** The company's areas (POINTS): each links to its products, or to an external page. */
export function PointsAreas() {
  const points = useTheme().points
  const areas = visibleAreas(points)
  const banners = (points?.points_home_banner ?? []).filter(({ isVisible }) => isVisible === '1')
  if (areas.length === 0 && banners.length === 0) return null
  return (
    <Card title="积分专区">
      {banners.map(({ keyValue, keyName, picLink, jumpUrl }) => (
        <button
          key={keyValue}
          type="button"
          className={styles.banner}
          onClick={() => (jumpUrl ? openAddress(jumpUrl) : openList({ area: 1 }))}
        >
          <span>{keyName}</span>
          <Icon name="gift" size={28} picture={picLink} />
        </button>
      ))}
      <ul className={faces.areas}>
        {areas.map((area) => (
          <li key={area.pointsType}>
            <Entry area={area} />
          </li>
        ))}
      </ul>
      <Outside areas={areas} />
    </Card>
  )
}

const Entry = ({ area }: { area: Area }) => (
  <button
    type="button"
    className={styles.area}
    onClick={() => openList({ area: area.pointsType, title: area.name })}
    data-track={`home.score.${area.pointsType}`}
  >
    <AreaFace area={area} isCut />
  </button>
)

/** The company's external pages: its own mall, or a festival's page. */
function Outside({ areas }: { areas: readonly Area[] }) {
  const pages = areas.flatMap(({ pointsPageConfigList }) => pointsPageConfigList)
  if (pages.length === 0) return null
  return (
    <ul className={styles.pages}>
      {pages.map(({ name, picLink, jumpUrl }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.page}
            onClick={() => openAddress(jumpUrl)}
            data-track="home.score"
          >
            <Icon name="mall" size={18} picture={picLink} />
            <span className={styles.pageName}>{name}</span>
            <Icon name="chevron-right" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
