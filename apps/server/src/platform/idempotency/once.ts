import type { RefusalName } from '@yf/contract/refusals'
import { answer, refuse, type Answer, type Outcome } from '#platform/call/outcome.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { deed } from '#platform/db/statement.ts'

export interface KeyedRequest {
  /** Whose key it is: the account, or the address of someone who is not signed in. */
  readonly scope: string
  readonly call: string
  readonly key: string
  readonly requestHash: string
}

const claim = deed(`
  insert into idempotency (scope, call, key, request_hash, answer, created_at) values ($1, $2, $3, $4, null, $5)
  on conflict do nothing`)
const keepAnswer = deed('update idempotency set answer = $4 where scope = $1 and call = $2 and key = $3')

/**
 * Runs `work` once for a key (decisions §3). The row is written before the work and in the call's own transaction:
 * a second call with the key waits on the primary key until the first one ends, effect and stored answer commit
 * together, and a refusal, an error or a killed process leaves neither.
 */
export async function once<T, Name extends RefusalName = never>(
  tx: Db,
  clock: Clock,
  request: KeyedRequest,
  work: () => Promise<Outcome<T, Name>>,
): Promise<Outcome<T, Name | 'keyReused'>> {
  const { scope, call, key, requestHash } = request
  const claimed = await claim(tx, scope, call, key, requestHash, clock.now())
  if (claimed === 0) return storedAnswer<T>(tx, request)

  const outcome = await work()
  if (outcome.kind === 'answer') {
    const stored = JSON.stringify({ result: outcome.result, message: outcome.message })
    // Not waited for: it goes out with the commit, which fails where this does.
    keepAnswer(tx, scope, call, key, stored).catch(() => undefined)
  }
  return outcome
}

async function storedAnswer<T>(
  tx: Db,
  { scope, call, key, requestHash }: KeyedRequest,
): Promise<Outcome<T, 'keyReused'>> {
  const stored = await tx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where((row) => row.and({ scope, call, key }))
    .executeTakeFirstOrThrow()
  if (stored.request_hash !== requestHash) return refuse('keyReused')
  const { result, message } = stored.answer as Omit<Answer<T>, 'kind'>
  return answer(result, message)
}
