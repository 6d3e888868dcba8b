/** Event keys in the points ledger for an order, and for its refunds. */
export const pointsEvent = (orderId: string): string => `order/${orderId}`
export const pointsBackEvent = (orderId: string, effect: string): string => `order/${orderId}/back/${effect}`
