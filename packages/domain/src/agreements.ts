/** The user agreement and the privacy policy come out together: one version stands for both. */
export const currentAgreement = '2026-11-01'

/** Every version that has come out; a new one is added here and becomes the current one. */
export const publishedAgreements: readonly string[] = [currentAgreement]

export const agreementNames = ['user', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]
