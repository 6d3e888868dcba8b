import type { IconName } from '#ui/icon/names.ts'
import type { UiStory } from '#ui/story.ts'
import { KingTile, TileGrid } from './king-tile.tsx'

const tiles: [string, IconName, string?][] = [
  ['理赔通道', 'shield'],
  ['理赔记录', 'search'],
  ['体检预约', 'exam', '新'],
  ['在线问诊', 'stethoscope'],
  ['福利商城', 'mall'],
  ['家属服务', 'family'],
  ['药房送药', 'pill', '热门'],
  ['健康百科', 'book'],
]

export const story: UiStory = {
  group: '展示',
  name: '金刚区 KingTile / TileGrid',
  cases: {
    四列: () => (
      <TileGrid>
        {tiles.map(([label, icon, corner]) => (
          <KingTile key={label} label={label} icon={icon} corner={corner} onTap={() => {}} />
        ))}
      </TileGrid>
    ),
    五列: () => (
      <TileGrid columns={5}>
        {tiles.slice(0, 5).map(([label, icon]) => (
          <KingTile key={label} label={label} icon={icon} onTap={() => {}} />
        ))}
      </TileGrid>
    ),
  },
}
