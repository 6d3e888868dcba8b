import { currentAgreement } from '@yf/domain/agreements'

/** Kept apart from the texts, which are long and seldom opened. */
export const agreementVersions = { user: currentAgreement, privacy: currentAgreement } as const
