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
/** What took place and may be evaluated. */
export { askForEvaluation, recordService, serviceToEvaluate } from './service-records.ts'
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
/** What members say, for the desk that reads it: every look at it leaves a row there. */
export { answerSuggestion, handleVoice } from './handle-voices.ts'
export { openedAdvice, openedEvaluations, openedSuggestions, type Voice } from './open-voices.ts'
export {
  adviceQuery,
  evaluationQuery,
  filesOfSuggestions,
  suggestionById,
  suggestionQuery,
  suggestionWithPicture,
  type SuggestionRow,
} from './voice-store.ts'
