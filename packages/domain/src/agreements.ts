/** The user agreement and the privacy policy are published together, under one version. */
export const currentAgreement = '2026-11-01'

/** Every published version; a new one is added here and becomes the current one. */
export const publishedAgreements: readonly string[] = [currentAgreement]

export const agreementNames = ['user', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]
