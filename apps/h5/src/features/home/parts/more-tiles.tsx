import { Sheet } from '#ui/sheet/sheet.tsx'
import { TileGrid } from '#ui/king-tile/king-tile.tsx'
import { groupedTiles } from '../tile-groups.ts'
import type { VisibleTile } from '../tiles.ts'
import styles from './more-tiles.module.css'
import { TileList, type TileArea } from './tile-list.tsx'

interface Props {
  open: boolean
  tiles: readonly VisibleTile[]
  area: TileArea
  onOpen: (tile: VisibleTile) => void
  onClose: () => void
}

/** All of the company's tiles, in groups. */
export const MoreTiles = ({ open, tiles, area, onOpen, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="全部服务">
    {groupedTiles(tiles).map((group) => (
      <section key={group.name} aria-label={group.name}>
        <h3 className={styles.name}>{group.name}</h3>
        <TileGrid>
          <TileList tiles={group.tiles} onOpen={onOpen} area={area} />
        </TileGrid>
      </section>
    ))}
  </Sheet>
)
