import type { ThemeEntry } from '@yf/contract/company'
import type { SiteName } from '@yf/domain/handoff'
import type { IconName } from '#ui/icon/names.ts'
import { knowsPath, type Path } from '#platform/navigation/register.ts'

/** What a tile opens: a screen, a partner's site, something over the page, or a gate that decides. */
export type Opening =
  | { readonly path: Path | AwaitedPath }
  | { readonly address: string }
  | { readonly site: SiteName; readonly at?: string }
  | { readonly shows: 'score' | 'equity' | 'drugStore' }
  | { readonly does: 'startClaim' }

/** Screens of the specification that do not stand yet: their entries are drawn from the day on which they do. */
export const awaitedPaths = ['/yfCards', '/order', '/coupons/index', '/address', '/invoice/mine'] as const
type AwaitedPath = (typeof awaitedPaths)[number]

interface Tile {
  readonly icon: IconName
  readonly opens: Opening
}

/** The registry of home tiles (specification §2). A company shows those it lists; one we cannot open is not shown. */
export const homeTiles: Readonly<Record<string, Tile>> = {
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
export const personalTiles: Readonly<Record<string, Tile>> = {
  personal_center_insurance: { icon: 'umbrella', opens: { path: '/insurance' } },
  personal_center_cards: { icon: 'card', opens: { path: '/yfCards' } },
  personal_center_orders: { icon: 'order', opens: { path: '/order' } },
  personal_center_coupons: { icon: 'coupon', opens: { path: '/coupons/index' } },
  personal_center_claims: { icon: 'invoice', opens: { path: '/claimRecords' } },
  personal_center_family: { icon: 'family', opens: { path: '/family/index' } },
  personal_center_address: { icon: 'location', opens: { path: '/address' } },
  personal_center_invoice: { icon: 'doc', opens: { path: '/invoice/mine' } },
  personal_center_free_equity: { icon: 'gift', opens: { path: '/freeBenefits' } },
  personal_center_checkup: { icon: 'exam', opens: { path: '/examination' } },
  personal_center_carbon: { icon: 'leaf', opens: { path: '/carbon' } },
  personal_center_mall: { icon: 'mall', opens: { site: 'mall' } },
  personal_center_insurance_service: { icon: 'shield', opens: { path: '/bxserver' } },
  personal_center_setup: { icon: 'settings', opens: { path: '/setup' } },
}

export interface ShownTile extends Tile {
  readonly key: string
  readonly label: string
  readonly picture: string | null
}

/** Where the company leads with an entry; otherwise what ours of that key opens. */
function openingOf(ours: Tile | undefined, jumpUrl: string | null): Opening | null {
  if (jumpUrl) return { address: jumpUrl }
  if (!ours) return null
  return 'path' in ours.opens && !knowsPath(ours.opens.path) ? null : ours.opens
}

const shownBy =
  (registry: Readonly<Record<string, Tile>>) =>
  (entries: readonly ThemeEntry[]): ShownTile[] =>
    entries.flatMap(({ keyValue, keyName, picLink, jumpUrl }) => {
      const ours = registry[keyValue]
      const opens = openingOf(ours, jumpUrl)
      return opens
        ? [{ icon: ours?.icon ?? 'star', opens, key: keyValue, label: keyName, picture: picLink }]
        : []
    })

export const tilesOf = shownBy(homeTiles)
export const personalTilesOf = shownBy(personalTiles)
