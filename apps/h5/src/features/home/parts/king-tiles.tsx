import { useIsThemeKnown, useTheme } from '../../../platform/theme/theme.ts'
import { Card } from '../../../ui/card/card.tsx'
import { KingTile, TileGrid } from '../../../ui/king-tile/king-tile.tsx'
import { SkeletonTiles } from '../../../ui/skeleton/skeleton.tsx'
import { tilesOf, type Opening } from '../tiles.ts'

export function KingTiles({ onOpen }: { onOpen: (opening: Opening) => void }) {
  const tiles = tilesOf(useTheme().king)
  const isKnown = useIsThemeKnown()
  if (!isKnown) {
    return (
      <Card>
        <SkeletonTiles tiles={4} />
      </Card>
    )
  }
  if (tiles.length === 0) return null
  return (
    <Card>
      <TileGrid>
        {tiles.map(({ key, label, icon, picture, opens }) => (
          <KingTile
            key={key}
            label={label}
            icon={icon}
            {...(picture ? { picture } : {})}
            onTap={() => onOpen(opens)}
          />
        ))}
      </TileGrid>
    </Card>
  )
}
