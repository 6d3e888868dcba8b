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

/** Every way into a claim leads through here. The first screen offers it and seldom needs it: it loads when it is taken. */
export async function startClaim(start: ClaimStart = {}): Promise<void> {
  await (await gate())?.passGate(start)
}
