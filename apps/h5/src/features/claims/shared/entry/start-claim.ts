import { say } from '#platform/http/feedback.ts'
import type { ClaimStart } from './claim-start.ts'

async function gate() {
  try {
    return await import('./gate.ts')
  } catch {
    say('请求超时，请稍后重试')
    return null
  }
}

/** Entry point of every claim. The first screen offers it but rarely needs it, so it loads on demand. */
export async function startClaim(start: ClaimStart = {}): Promise<void> {
  await (await gate())?.passGate(start)
}
