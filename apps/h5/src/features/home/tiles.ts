import type { ThemeEntry } from '@yf/contract/company'
import type { SiteName } from '@yf/domain/handoff'
import type { IconName } from '#ui/icon/names.ts'
import type { Path } from '#platform/navigation/register.ts'

/** What a tile opens: a screen, a partner's site, something over the page, or a gate that decides. */
export type Opening =
  | { readonly path: Path }
  | { readonly site: SiteName; readonly at?: string }
  | { readonly shows: 'score' | 'equity' | 'drugStore' }
  | { readonly does: 'startClaim' }

interface Tile {
  readonly icon: IconName
  readonly opens: Opening
}

/** The registry of home tiles (specification §2). A company shows those it lists; one we cannot open is not shown. */
const homeTiles: Readonly<Record<string, Tile>> = {
  home_king_claim_channel: { icon: 'invoice', opens: { does: 'startClaim' } },
  home_king_claim_search: { icon: 'search', opens: { path: '/claimRecords' } },
  home_king_checkup_appointment: { icon: 'exam', opens: { path: '/examination' } },
  home_king_seek_doctor: { icon: 'stethoscope', opens: { path: '/hospital' } },
  home_king_mall: { icon: 'mall', opens: { site: 'mall' } },
  home_king_family_service: { icon: 'family', opens: { path: '/family/index' } },
  home_king_drug_store: { icon: 'pill', opens: { shows: 'drugStore' } },
  home_king_encyclopedia: { icon: 'book', opens: { site: 'encyclopedia' } },
  home_king_free_equity: { icon: 'gift', opens: { path: '/freeBenefits' } },
  home_king_hospital_list: { icon: 'hospital', opens: { path: '/hospitalList' } },
  home_king_score_area: { icon: 'coin', opens: { shows: 'score' } },
  home_king_health_service: { icon: 'heart', opens: { shows: 'equity' } },
  home_king_insurance: { icon: 'umbrella', opens: { path: '/insurance' } },
  home_king_assessment: { icon: 'pulse', opens: { site: 'assessment' } },
  home_king_activity: { icon: 'star', opens: { site: 'activity' } },
  home_king_carbon: { icon: 'leaf', opens: { path: '/carbon' } },
}

/** The entries of the personal centre, in the same way. */
const personalTiles: Readonly<Record<string, Tile>> = {
  personal_center_insurance: { icon: 'umbrella', opens: { path: '/insurance' } },
  personal_center_claims: { icon: 'invoice', opens: { path: '/claimRecords' } },
  personal_center_family: { icon: 'family', opens: { path: '/family/index' } },
  personal_center_free_equity: { icon: 'gift', opens: { path: '/freeBenefits' } },
  personal_center_checkup: { icon: 'exam', opens: { path: '/examination' } },
  personal_center_carbon: { icon: 'leaf', opens: { path: '/carbon' } },
  personal_center_mall: { icon: 'mall', opens: { site: 'mall' } },
}

export interface ShownTile extends Tile {
  readonly key: string
  readonly label: string
  readonly picture: string | null
}

const shownBy =
  (registry: Readonly<Record<string, Tile>>) =>
  (entries: readonly ThemeEntry[]): ShownTile[] =>
    entries.flatMap(({ keyValue, keyName, picLink }) => {
      const tile = registry[keyValue]
      return tile ? [{ ...tile, key: keyValue, label: keyName, picture: picLink }] : []
    })

export const tilesOf = shownBy(homeTiles)
export const personalTilesOf = shownBy(personalTiles)
