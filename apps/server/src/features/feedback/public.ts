/** What took place and may be evaluated. */
export { askForEvaluation, recordService, serviceToEvaluate } from './service-records.ts'
/** What members say, for the admin side: every look at it leaves a row there. */
export { answerSuggestion, handleFeedback as handleVoice } from './handle-feedback.ts'
export {
  openedAdvice,
  openedEvaluations,
  openedSuggestions,
  type FeedbackEntry,
} from './decrypted-feedback.ts'
export {
  adviceQuery,
  evaluationQuery,
  filesOfSuggestions,
  suggestionById,
  suggestionQuery,
  suggestionWithPicture,
  type SuggestionRow,
} from './feedback-queries.ts'
