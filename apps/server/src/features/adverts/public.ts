/** What an activity takes from the promotion that it is. */
export {
  promotionById,
  promotionsByIds,
  savePromotion,
  visitsOf,
  type PromotionRow,
} from './promotion-store.ts'
export { promotionStatus } from './rules.ts'
/** For the desk that keeps what stands on the home. */
export {
  addAdverts,
  advertAt,
  advertsAt,
  countsOf as advertCountsOf,
  inAppOrder,
  lastSaverOf as lastSaverOfAdvert,
  saveAdvert,
  type AdvertColumns,
  type AdvertRow,
  type Counted as AdvertCount,
} from './kept-adverts.ts'
/** Phones that were left on an activity's page. */
export {
  contactLead,
  forgetLeadsOf,
  leadById,
  leadQuery,
  noteOfLead,
  phoneOfLead,
  type LeadRow,
} from './leads.ts'
