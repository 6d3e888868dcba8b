import { useIsThemeKnown, useTheme } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { KingTile, TileGrid } from '#ui/king-tile/king-tile.tsx'
import { SkeletonTiles } from '#ui/skeleton/skeleton.tsx'
import { tilesOf, type Opening, type ShownTile } from '../tiles.ts'

export function KingTiles({ onOpen }: { onOpen: (opening: Opening) => void }) {
  const tiles = tilesOf(useTheme().king)
  const isKnown = useIsThemeKnown()
  if (!isKnown) {
    return (
      <Card>
        <SkeletonTiles tiles={8} />
      </Card>
    )
  }
  return <Tiles tiles={tiles} onOpen={onOpen} area="home" />
}

interface TilesProps {
  tiles: readonly ShownTile[]
  onOpen: (opening: Opening) => void
  /** Where they stand, for the count of taps. */
  area: 'home' | 'mine'
}

export function Tiles({ tiles, onOpen, area }: TilesProps) {
  if (tiles.length === 0) return null
  return (
    <Card>
      <TileGrid>
        {tiles.map(({ key, label, icon, picture, opens }) => (
          <span
            key={key}
            data-track={`${area}.tile.${key}`}
            data-to={'path' in opens ? opens.path : undefined}
          >
            <KingTile
              label={label}
              icon={icon}
              {...(picture ? { picture } : {})}
              onTap={() => onOpen(opens)}
            />
          </span>
        ))}
      </TileGrid>
    </Card>
  )
}
