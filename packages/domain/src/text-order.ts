/** Compares texts by code unit, the same on every phone and server. */
export const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
