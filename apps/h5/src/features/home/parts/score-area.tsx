import { AreaFace, visibleAreas, type Area } from '#features/mall/shared/area-face.tsx'
import faces from '#features/mall/shared/area-face.module.css'
import { showsMall } from '#features/mall/shared/shows-mall.ts'
import { openAddress, openSite } from '#platform/handoff/open-site.ts'
import { go } from '#platform/navigation/go.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { useScore } from '../use-points.ts'
import { PointsBanner } from './points-banner.tsx'
import styles from './score-area.module.css'
import { SignIn } from './sign-in.tsx'

/** For companies without their own mall, each area is a part of a partner's site. */
const sites: Readonly<Record<number, { site: 'mall' | 'activity'; path: string }>> = {
  1: { site: 'mall', path: '/points' },
  2: { site: 'activity', path: '/festival' },
  3: { site: 'mall', path: '/cards' },
  4: { site: 'mall', path: '/life' },
}

/** Where members earn points daily and where they can use them, as configured by the company. */
export function ScoreArea() {
  const areas = visibleAreas(useTheme().points)
  const score = useScore()
  const balance = score.data?.balance
  if (areas.length === 0) return null
  return (
    <Card
      title="积分专区"
      extra={<span className={styles.balance}>{balance === undefined ? '' : `${balance} 积分可用`}</span>}
    >
      {score.data && <SignIn signIn={score.data.signIn} onDone={score.refetch} />}
      <PointsBanner />
      <ul className={faces.areas}>
        {areas.map((area) => (
          <Entry key={area.pointsType} area={area} />
        ))}
      </ul>
    </Card>
  )
}

function Entry({ area }: { area: Area }) {
  const isInside = showsMall(useTheme())
  const open = () => {
    const outside = sites[area.pointsType]
    if (isInside) go('/welfare', { query: { area: area.pointsType } })
    else if (outside) void openSite(outside.site, { path: outside.path })
  }
  return (
    <li className={styles.area}>
      <button
        type="button"
        className={styles.face}
        data-track={`home.score.${area.pointsType}`}
        onClick={open}
      >
        <AreaFace area={area} />
      </button>
      {area.pointsPageConfigList.map(({ name, picLink, jumpUrl }) => (
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
