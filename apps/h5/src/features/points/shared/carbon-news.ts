/** What a person has been told of: the balance each company's popup last showed. */
export type CarbonSeen = Readonly<Record<string, number>>

/** How much has come since; nothing is news where nothing was ever earned, or where it was spent since. */
export const carbonGained = (seen: CarbonSeen | null, companyId: string, balance: number): number =>
  Math.max(balance - (seen?.[companyId] ?? 0), 0)
