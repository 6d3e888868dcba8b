import { Suspense, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { tileTaps } from '#platform/storage/home-memory.ts'
import { useIsElder } from '#platform/theme/elder.ts'
import { useIsThemeKnown, useIsVisible, useTheme } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { KingTile, TileGrid } from '#ui/king-tile/king-tile.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import { SkeletonTiles } from '#ui/skeleton/skeleton.tsx'
import { countTap, mostUsedFirst } from '../tiles-by-use.ts'
import { tilesOf, type TileOpening, type VisibleTile } from '../tiles.ts'
import styles from './king-tiles.module.css'
import { TileList, type TileArea } from './tile-list.tsx'

const MoreTiles = lazy(async () => ({ default: (await import('./more-tiles.tsx')).MoreTiles }))

export function KingTiles({ onOpen }: { onOpen: (opening: TileOpening) => void }) {
  const tiles = tilesOf(useTheme().king)
  const isKnown = useIsThemeKnown()
  if (!isKnown) {
    return (
      <Card className={styles.tiles}>
        <SkeletonTiles tiles={8} />
      </Card>
    )
  }
  return <Tiles tiles={tiles} onOpen={onOpen} area="home" />
}

interface TilesProps {
  tiles: readonly VisibleTile[]
  onOpen: (opening: TileOpening) => void
  area: TileArea
}

/** Two rows; in elder mode the five main tiles, large. The rest is behind 更多. */
export function Tiles({ tiles, onOpen, area }: TilesProps) {
  const most = useIsElder() ? 6 : 8
  const isByUse = useIsVisible('function_tiles_by_use')
  // As they were when the page opened: tiles must not move under a finger.
  const [taps] = useState(() => tileTaps.read())
  const [isMore, showMore] = useState(false)
  const hasMore = useOnceOpen(isMore)
  if (tiles.length === 0) return null
  const ordered = isByUse ? mostUsedFirst(tiles, taps) : tiles
  const visibleTiles = ordered.length > most ? ordered.slice(0, most - 1) : ordered
  const open = ({ key, opens }: VisibleTile) => {
    countTap(key)
    showMore(false)
    onOpen(opens)
  }
  return (
    <Card className={styles.tiles}>
      <TileGrid>
        <TileList tiles={visibleTiles} onOpen={open} area={area} />
        {visibleTiles.length < tiles.length && (
          <KingTile label="更多" icon="grid" onTap={() => showMore(true)} />
        )}
      </TileGrid>
      <Suspense>
        {hasMore && (
          <MoreTiles open={isMore} tiles={tiles} area={area} onOpen={open} onClose={() => showMore(false)} />
        )}
      </Suspense>
    </Card>
  )
}
