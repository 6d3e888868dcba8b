/** Additions have a plus sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))
