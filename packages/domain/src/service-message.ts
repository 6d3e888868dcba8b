/** How long a message to the service desk may be: the field and the call read it here. */
export const longestMessage = 500
