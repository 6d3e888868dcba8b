/**
 * The code that allows another certificate number, between the screen that asks for it and the one that uses it.
 * Kept in memory alone: an address or a storage would outlive the step.
 */
let kept: { readonly code: string; readonly at: number } | null = null

/** A code is good for five minutes (decisions §4). */
const lifeMs = 5 * 60_000

export function keepCode(code: string): void {
  kept = { code, at: Date.now() }
}

export const keptCode = (): string | null => (kept && Date.now() - kept.at < lifeMs ? kept.code : null)

export function forgetCode(): void {
  kept = null
}
