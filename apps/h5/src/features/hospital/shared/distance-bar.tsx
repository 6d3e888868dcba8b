import { forgetPosition, locate, useWhereabouts } from '#platform/position/position.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'

/** The sort order of a list of places, and the button that sorts it by distance. */
export function DistanceBar({ of = '医院' }: { of?: string }) {
  const { state } = useWhereabouts()
  if (state === 'known') {
    return (
      <NoticeBar tone="success" icon="location" onClose={forgetPosition}>
        已按离您的距离由近到远排列
      </NoticeBar>
    )
  }
  if (state === 'asking') return <NoticeBar icon="location">正在获取您的位置…</NoticeBar>
  return (
    <NoticeBar icon="location" onTap={locate}>
      {state === 'unknown' ? '未获得位置，按城市显示；点此再试' : `点此定位，查看离我最近的${of}`}
    </NoticeBar>
  )
}
