/** The user agreement and the privacy policy come out together: one version stands for both. */
export const currentAgreement = '2026-11-01'

export const agreementNames = ['user', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]
