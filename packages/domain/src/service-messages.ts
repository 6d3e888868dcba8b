/** Maximum length, enough for typing on a phone. */
export const longestMessage = 500

/** Limit of unanswered messages: more of them do not speed up the answer. */
export const mostOpenMessages = 5
