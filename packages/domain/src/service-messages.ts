/** As long as somebody types on a phone. */
export const longestMessage = 500

/** Who waits for so many answers is not heard sooner by another. */
export const mostOpenMessages = 5
