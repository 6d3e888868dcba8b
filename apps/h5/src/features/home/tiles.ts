import type { ThemeEntry } from '@yf/contract/company'
import type { IconName } from '../../ui/icon/paths.ts'

/** What a tile of the home opens. */
export type Opening = 'family' | 'score' | 'equity'

interface Tile {
  icon: IconName
  opens: Opening
}

/** The registry of home tiles (specification §2). A company shows those it lists; one we cannot open is not shown. */
const registry: Readonly<Record<string, Tile>> = {
  home_king_family_service: { icon: 'family', opens: 'family' },
  home_king_free_equity: { icon: 'gift', opens: 'equity' },
  home_king_score_area: { icon: 'coin', opens: 'score' },
  home_king_health_service: { icon: 'heart', opens: 'equity' },
}

export interface ShownTile extends Tile {
  key: string
  label: string
  picture: string | null
}

export const tilesOf = (king: readonly ThemeEntry[]): ShownTile[] =>
  king.flatMap(({ keyValue, keyName, picLink }) => {
    const tile = registry[keyValue]
    return tile ? [{ ...tile, key: keyValue, label: keyName, picture: picLink }] : []
  })
