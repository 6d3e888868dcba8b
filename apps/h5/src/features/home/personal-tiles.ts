import type { ThemeEntry } from '@yf/contract/company'
import { knowsPath } from '#platform/navigation/register.ts'
import { visibleTilesBy, type VisibleTile, type Tile } from './tiles.ts'

/** The entries of the user centre, like the home tiles; an entry without an available screen is hidden. */
export const personalTiles: Readonly<Record<string, Tile>> = {
  personal_center_insurance: { icon: 'umbrella', opens: { path: '/insurance' } },
  personal_center_vip: { icon: 'star', opens: { path: '/vip' } },
  personal_center_cards: { icon: 'card', opens: { path: '/yfCards' } },
  personal_center_orders: { icon: 'order', opens: { path: '/order' } },
  personal_center_coupons: { icon: 'coupon', opens: { path: '/coupons/index' } },
  personal_center_appointment: { icon: 'calendar', opens: { path: '/appointmentRecords' } },
  personal_center_claims: { icon: 'invoice', opens: { path: '/claimRecords' } },
  personal_center_expense: { icon: 'refund', opens: { path: '/expense/record' } },
  personal_center_consultation: { icon: 'stethoscope', opens: { path: '/consultationRecord' } },
  personal_center_adviser: { icon: 'service', opens: { path: '/1v1' } },
  personal_center_eap: { icon: 'smile', opens: { path: '/eap' } },
  personal_center_sleep: { icon: 'moon', opens: { path: '/somnus' } },
  personal_center_family: { icon: 'family', opens: { path: '/family/index' } },
  personal_center_address: { icon: 'location', opens: { path: '/address' } },
  personal_center_invoice: { icon: 'doc', opens: { path: '/invoice/mine' } },
  personal_center_free_equity: { icon: 'gift', opens: { path: '/freeBenefits' } },
  personal_center_checkup: { icon: 'exam', opens: { path: '/examination' } },
  personal_center_carbon: { icon: 'leaf', opens: { path: '/carbon' } },
  personal_center_mall: { icon: 'mall', opens: { path: '/welfare' } },
  personal_center_insurance_service: { icon: 'shield', opens: { path: '/bxserver' } },
  personal_center_setup: { icon: 'settings', opens: { path: '/setup' } },
}

const stands = ({ opens }: Tile) => !('path' in opens) || knowsPath(opens.path)

export const personalTilesOf = (entries: readonly ThemeEntry[]): VisibleTile[] =>
  visibleTilesBy(personalTiles)(entries).filter(stands)
