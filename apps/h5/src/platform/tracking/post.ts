import { urlOf } from '@yf/contract/call'
import { situationOf } from '@yf/contract/errors'
import { trackingCalls } from '@yf/contract/tracking'
import type { UnsentEvent } from '#platform/storage/storage.ts'
import { eventOf } from './events.ts'

/** done: stored, or useless to the server; refused: not with this token; later: no response, or not now. */
export type PostOutcome = 'done' | 'refused' | 'later'

/**
 * Not through `call`: this may outlive its page, and a member must notice neither its failure nor an expired session.
 */
export async function post(token: string, batch: readonly UnsentEvent[]): Promise<PostOutcome> {
  const events = batch.flatMap((noted) => eventOf(noted) ?? [])
  if (events.length === 0) return 'done'
  try {
    const response = await fetch(urlOf(trackingCalls.add), {
      method: trackingCalls.add.method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ events }),
      keepalive: true,
    })
    const { code } = (await response.json()) as { code?: number }
    const situation = situationOf(trackingCalls.add.service, response.status, code)
    if (situation === null || response.status === 400) return 'done'
    return situation === 'sessionEnded' || situation === 'unauthorized' ? 'refused' : 'later'
  } catch {
    return 'later'
  }
}
