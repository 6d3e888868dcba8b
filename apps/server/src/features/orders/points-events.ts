/** How the ledger of points knows an order, and what comes back of it. */
export const pointsEvent = (orderId: string): string => `order/${orderId}`
export const pointsBackEvent = (orderId: string, effect: string): string => `order/${orderId}/back/${effect}`
