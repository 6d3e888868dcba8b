/** What an activity takes from the promotion that it is. */
export {
  promotionById,
  promotionsByIds,
  savePromotion,
  visitsOf,
  type PromotionRow,
} from './promotion-store.ts'
export { promotionStatus } from './rules.ts'
/** What took place and may be evaluated. */
export { askForEvaluation, recordService, serviceToEvaluate } from './service-records.ts'
