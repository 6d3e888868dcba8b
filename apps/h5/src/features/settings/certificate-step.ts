import type { CertificateKind } from '@yf/domain/certificate'
import { useSession } from '#platform/session/session.ts'

export interface Certificate {
  readonly kind: CertificateKind
  readonly number: string
}

interface CertificateStep {
  readonly owner: string
  readonly at: number
  readonly code: string | null
  readonly typed: Certificate | null
}

/**
 * The code that allows another certificate number, kept between the screen that requests it and the one that uses it,
 * and the number typed with a rejected code. Only in memory: an address or storage would outlive the step.
 */
let currentStep: CertificateStep | null = null

/** A code is valid for five minutes (decisions §4). */
const lifeMs = 5 * 60_000

const owner = (): string => useSession.getState().userInfo?.baseId ?? ''

const step = (): CertificateStep | null =>
  currentStep && currentStep.owner === owner() && Date.now() - currentStep.at < lifeMs ? currentStep : null

export function storeCode(code: string): void {
  currentStep = { owner: owner(), at: Date.now(), code, typed: storedCertificate() }
}

/** Drops the code and keeps the input for the next one. */
export function refuseCode(typed: Certificate): void {
  currentStep = { owner: owner(), at: Date.now(), code: null, typed }
}

export const storedCode = (): string | null => step()?.code ?? null
export const storedCertificate = (): Certificate | null => step()?.typed ?? null

export function forgetStep(): void {
  currentStep = null
}
