/** What was written on a payment names its order, and nothing of what was bought. */
export const orderNoIn = (description: string): string => description.split(' ').at(-1) ?? ''
