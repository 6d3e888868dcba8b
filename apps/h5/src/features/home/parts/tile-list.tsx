import { KingTile } from '#ui/king-tile/king-tile.tsx'
import type { VisibleTile } from '../tiles.ts'

/** The area of the tiles, for counting taps. */
export type TileArea = 'home' | 'mine'

interface Props {
  tiles: readonly VisibleTile[]
  onOpen: (tile: VisibleTile) => void
  area: TileArea
}

export const TileList = ({ tiles, onOpen, area }: Props) =>
  tiles.map((tile) => (
    <div
      key={tile.key}
      data-track={`${area}.tile.${tile.key}`}
      data-to={'path' in tile.opens ? tile.opens.path : undefined}
    >
      <KingTile
        label={tile.label}
        icon={tile.icon}
        {...(tile.picture ? { picture: tile.picture } : {})}
        onTap={() => onOpen(tile)}
      />
    </div>
  ))
