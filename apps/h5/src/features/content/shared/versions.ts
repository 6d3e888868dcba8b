import { currentAgreement } from '@yf/domain/agreements'

/** Separate from the texts, which are long and rarely opened. */
export const agreementVersions = { user: currentAgreement, privacy: currentAgreement } as const
