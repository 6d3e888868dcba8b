import type { EventBody } from '@yf/partner-contract/signed-event'
import { encryptEvent, type SignedEvent } from './sign-event.ts'

/** A notice that a partner sends to the product. */
export interface PartnerNotice {
  /** The key to select a scenario for, as in the preceding call. */
  readonly key: string
  /** Its name in the call log. */
  readonly logName: string
  /** Relative to the product's notice endpoint: `payout/notify`. */
  readonly path: string
  readonly secret: string
  readonly event: EventBody
  /** For a partner with its own signature protocol: signs as the partner, or as somebody else. */
  readonly encrypt?: (as: 'itself' | 'somebodyElse', at: Date) => SignedEvent
  /** The time of the event, as a delay from now. */
  readonly afterMs?: number
}

export interface NoticeParts {
  /** The product's origin; null if no notices are wanted. */
  readonly origin: string | null
  readonly slowMs: number
  now(): Date
  scenario(key: string): string
  record(key: string, outcome: string): void
  pause(ms: number): Promise<'over' | 'stopped'>
}

export const partnerServicePath = '/API/yf-service-partner/'
const timeLimitMs = 10_000
/** A partner repeats a notice that is not acknowledged a few times. */
const pausesMs = [1_000, 5_000, 20_000]

/** Sends signed events as the scenario requires: once, twice at the same time, late, forged or not at all. */
export function createNotifier(parts: NoticeParts) {
  const { origin, slowMs, now, scenario, record, pause } = parts

  async function say(notice: PartnerNotice, as: 'itself' | 'somebodyElse' = 'itself'): Promise<boolean> {
    const { logName, path, secret, event, encrypt } = notice
    const { headers, body } =
      encrypt?.(as, now()) ?? encryptEvent(event, as === 'itself' ? secret : 'somebody else', now())
    const status = await post(`${origin}${partnerServicePath}${path}`, headers, body)
    record(logName, `通知 ${event.type}：${status ?? '没有回应'}`)
    return status !== null && status < 300
  }

  async function sayUntilThanked(notice: PartnerNotice): Promise<void> {
    if (await say(notice)) return
    for (const ms of pausesMs) {
      if ((await pause(ms)) === 'stopped' || (await say(notice))) return
    }
  }

  return async (notice: PartnerNotice): Promise<void> => {
    const how = scenario(notice.key)
    if (origin === null || how === 'silent') return
    const afterMs = (notice.afterMs ?? 0) + (how === 'late' ? slowMs : 0)
    if (afterMs > 0 && (await pause(afterMs)) === 'stopped') return
    if (how === 'forged') await say(notice, 'somebodyElse')
    else if (how === 'twice') await Promise.all([sayUntilThanked(notice), sayUntilThanked(notice)])
    else await sayUntilThanked(notice)
  }
}

/** null if there was no answer. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(timeLimitMs)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
