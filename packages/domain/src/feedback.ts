/** What members say to us, by where they said it. */
export const feedbackKinds = {
  suggestion: '意见建议',
  advice: '活动建议',
  evaluation: '服务评价',
} as const
export type FeedbackKind = keyof typeof feedbackKinds

/** As long as a member may write. */
export const longestAnswer = 500

/** What was done about it, for colleagues. */
export const longestNote = 200
