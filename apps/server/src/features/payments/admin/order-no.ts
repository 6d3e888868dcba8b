/** The description of a payment contains the order number, and nothing about what was bought. */
export const orderNoIn = (description: string): string => description.split(' ').at(-1) ?? ''
