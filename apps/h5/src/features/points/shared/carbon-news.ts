/** The balance that each company's pop-up last showed to the member. */
export type CarbonSeen = Readonly<Record<string, number>>

/** Points earned since the last pop-up; zero if none were ever earned or they were spent. */
export const carbonGained = (seen: CarbonSeen | null, companyId: string, balance: number): number =>
  Math.max(balance - (seen?.[companyId] ?? 0), 0)
