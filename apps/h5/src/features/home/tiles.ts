import type { ThemeEntry } from '@yf/contract/company'
import type { SiteName } from '@yf/domain/handoff'
import type { IconName } from '#ui/icon/names.ts'
import type { Path } from '#platform/navigation/register.ts'

/** What a tile opens: a screen, a partner's site, an overlay, or a check that decides. */
export type TileOpening =
  | { readonly path: Path }
  | { readonly address: string }
  | { readonly site: SiteName; readonly at?: string }
  | { readonly shows: 'equity' | 'drugStore' }
  | { readonly does: 'startClaim' }

export interface Tile {
  readonly icon: IconName
  readonly opens: TileOpening
}

/**
 * The registry of home tiles (specification §2). A company shows those it lists; a tile that cannot be opened is
 * hidden.
 */
export const homeTiles: Readonly<Record<string, Tile>> = {
  home_king_claim_channel: { icon: 'invoice', opens: { does: 'startClaim' } },
  home_king_claim_search: { icon: 'search', opens: { path: '/claimRecords' } },
  home_king_checkup_appointment: { icon: 'exam', opens: { path: '/examination' } },
  home_king_checkup: { icon: 'report', opens: { path: '/tjserver' } },
  home_king_seek_doctor: { icon: 'stethoscope', opens: { path: '/hospital' } },
  home_king_mall: { icon: 'mall', opens: { path: '/welfare' } },
  home_king_family_service: { icon: 'family', opens: { path: '/family/index' } },
  home_king_drug_store: { icon: 'pill', opens: { shows: 'drugStore' } },
  home_king_encyclopedia: { icon: 'book', opens: { site: 'encyclopedia' } },
  home_king_free_equity: { icon: 'gift', opens: { path: '/freeBenefits' } },
  home_king_hospital_list: { icon: 'hospital', opens: { path: '/hospitalList' } },
  home_king_score_area: { icon: 'coin', opens: { path: '/welfare' } },
  home_king_health_service: { icon: 'heart', opens: { shows: 'equity' } },
  home_king_insurance: { icon: 'umbrella', opens: { path: '/insurance' } },
  home_king_sleep: { icon: 'moon', opens: { path: '/somnus' } },
  home_king_assessment: { icon: 'pulse', opens: { site: 'assessment' } },
  home_king_activity: { icon: 'star', opens: { site: 'activity' } },
  home_king_eap: { icon: 'smile', opens: { path: '/eap' } },
  home_king_expense: { icon: 'refund', opens: { path: '/expense' } },
  home_king_carbon: { icon: 'leaf', opens: { path: '/carbon' } },
}

export interface VisibleTile extends Tile {
  readonly key: string
  readonly label: string
  readonly picture: string | null
}

/** A company's own link takes precedence over the built-in target of that key. */
export const visibleTilesBy =
  (registry: Readonly<Record<string, Tile>>) =>
  (entries: readonly ThemeEntry[]): VisibleTile[] =>
    entries.flatMap(({ keyValue: key, keyName: label, picLink: picture, jumpUrl }) => {
      const ours = registry[key]
      const opens = jumpUrl ? { address: jumpUrl } : ours?.opens
      return opens ? [{ icon: ours?.icon ?? 'star', opens, key, label, picture }] : []
    })

export const tilesOf = visibleTilesBy(homeTiles)
