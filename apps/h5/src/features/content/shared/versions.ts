/** Kept apart from the texts, which are long and seldom opened: a login records these. */
export const agreementVersions = { user: '2026-11-01', privacy: '2026-11-01' } as const
