/** A plus before what is given. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))
