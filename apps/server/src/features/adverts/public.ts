/** For activities: title, picture and window of their promotion. */
export {
  promotionById,
  promotionsByIds,
  savePromotion,
  visitsOf,
  type PromotionRow,
} from './promotion-store.ts'
export { promotionStatus } from './rules.ts'
/** For the console page that manages the adverts on the home page. */
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
  type AdvertCount,
} from './advert-store.ts'
/** Phone numbers left on an activity's page. */
export {
  contactLead,
  forgetLeadsOf,
  leadById,
  leadQuery,
  noteOfLead,
  phoneOfLead,
  type LeadRow,
} from './leads.ts'
