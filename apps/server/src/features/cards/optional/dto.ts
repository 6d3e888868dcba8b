import type { OptionalOffer } from '@yf/contract/optional-benefits'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { supplierOf } from '@yf/domain/equity'
import { touchedAmong } from '#features/equity/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { handedOverIdsOf } from '../handing/handover-store.ts'
import type { ChoiceRow, OfferRow } from './store.ts'

const states = { open: 1, over: 2, coming: 3 } as const

export function stateOf({ opens_at, closes_at }: OfferRow, now: Date): 1 | 2 | 3 {
  if (now < opens_at) return states.coming
  return now < closes_at ? states.open : states.over
}

/**
 * Which choices are final: what was used or given away, and counselling of a relative from the beginning, because an
 * employee must not find out by changing it whether it was used.
 */
export async function fixedAmong(
  db: Db,
  offer: OfferRow,
  choices: readonly ChoiceRow[],
): Promise<Set<string>> {
  const entitlements = choices.map(({ package_id, family_id }) => ({ id: package_id, familyId: family_id }))
  const touched = await touchedAmong(db, offer.company_id, entitlements)
  const handed = await handedOverIdsOf(
    db,
    offer.company_id,
    entitlements.map(({ id }) => id),
  )
  return new Set(
    choices
      .filter(
        (choice) =>
          isRelativesCounselling(offer, choice) ||
          touched.has(choice.package_id) ||
          handed.has(choice.package_id),
      )
      .map(({ id }) => id),
  )
}

function isRelativesCounselling(offer: OfferRow, { item_id, family_id }: ChoiceRow): boolean {
  const item = offer.items.find(({ id }) => id === item_id)
  return family_id !== null && item !== undefined && supplierOf(item.supplierCode) === 'EAP'
}

export async function toOfferDto(
  db: Db,
  offer: OfferRow,
  choices: readonly ChoiceRow[],
  now: Date,
): Promise<OptionalOffer> {
  const own = choices.filter(({ offer_id }) => offer_id === offer.id)
  const fixed = await fixedAmong(db, offer, own)
  return {
    id: offer.id,
    title: offer.title,
    summary: offer.summary,
    audience: offer.audience,
    pick: offer.pick,
    openTime: shanghaiMoment(offer.opens_at),
    closeTime: shanghaiMoment(offer.closes_at),
    useUntil: shanghaiDay(offer.use_until),
    status: stateOf(offer, now),
    items: offer.items.map(({ supplierCode, ...item }) => ({ ...item, packageSupplierCode: supplierCode })),
    chosen: own.map((choice) => ({
      itemId: choice.item_id,
      userFamilyId: choice.family_id,
      packageId: choice.package_id,
      isFixed: fixed.has(choice.id) ? 1 : 0,
    })),
  }
}
