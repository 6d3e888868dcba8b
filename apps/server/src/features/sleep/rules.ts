/** Any supplier code of a package that contains it. */
export const supplier = 'SLEEP'

/** The event key of a course in the entitlement ledger. */
export const courseEvent = (courseId: string): string => `sleep/${courseId}`

/** Days of the diary that are shown and reported, including today. */
export const diaryDays = 28

/** How many days a result is valid before the same questionnaire is due again. */
export const freshDays = 7

/** Per network and hour: the total limit, and the number without proof of work. */
export const sharesPerNetwork = { limit: 60, seconds: 3600 }
export const easySharesPerNetwork = { limit: 3, seconds: 3600 }
/** Each further one needs 2 to this power hashes of work. */
export const shareBits = 17
