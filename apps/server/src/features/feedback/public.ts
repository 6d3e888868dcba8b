/** A completed service that may be evaluated. */
export { askForEvaluation, recordService, serviceToEvaluate } from './service-records.ts'
/** Feedback of members, for the admin side: every read leaves an audit event there. */
export { answerSuggestion, handleFeedback as handleVoice } from './handle-feedback.ts'
export {
  decryptedAdvice,
  decryptedEvaluations,
  decryptedSuggestions,
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
