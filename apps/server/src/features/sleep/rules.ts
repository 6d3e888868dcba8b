/** Any supplier code of a package that contains it. */
export const supplier = 'SLEEP'

/** What the ledger of rights knows a course by. */
export const courseEvent = (courseId: string): string => `sleep/${courseId}`

/** The diary is shown and reported so far back, today included. */
export const diaryDays = 28

/** A result counts for so long before the same questionnaire is due again. */
export const freshDays = 7

/** From one network in an hour: so many may leave a phone at all, and so many without working for it. */
export const sharesPerNetwork = { limit: 60, seconds: 3600 }
export const easySharesPerNetwork = { limit: 3, seconds: 3600 }
/** The power of two of hashes that each further one takes. */
export const shareBits = 17
