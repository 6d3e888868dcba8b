/** Member feedback, by the place where it was left. */
export const feedbackKinds = {
  suggestion: '意见建议',
  advice: '活动建议',
  evaluation: '服务评价',
} as const
export type FeedbackKind = keyof typeof feedbackKinds

/** Maximum length of a member's text. */
export const longestAnswer = 500

/** A staff note about how it was handled. */
export const longestNote = 200
