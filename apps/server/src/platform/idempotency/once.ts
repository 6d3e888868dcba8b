import type { RefusalName } from '@yf/contract/refusals'
import { answer, refuse, type CallOutcome } from '#platform/call/outcome.ts'
import type { Clock } from '#platform/clock.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { writeStatement } from '#platform/db/statement.ts'
import { keepAnswer, openAnswer, type KeyedRow } from './answer-store.ts'

export interface KeyedRequest extends KeyedRow {
  /** The data subject key that encrypts the response: the member's; null for staff and anonymous callers. */
  readonly subject: string | null
  readonly requestHash: string
}

type OnceDeps = SubjectKeyDeps & { readonly clock: Clock }

const claim = writeStatement(`
  insert into idempotency (scope, call, key, request_hash, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`)

/**
 * Runs `work` once per key (decisions §3). The row is written before the work and in the call's own transaction: a
 * second call with the key waits on the primary key until the first one ends, effect and stored response commit
 * together, and a refusal, an error or a killed process leaves neither. `ctx.db` is that transaction.
 */
export async function once<T, Name extends RefusalName = never>(
  ctx: OnceDeps,
  request: KeyedRequest,
  work: () => Promise<CallOutcome<T, Name>>,
): Promise<CallOutcome<T, Name | 'keyReused'>> {
  const { scope, call, key, subject, requestHash } = request
  const [claimed, own] = await Promise.all([
    claim(ctx.db, scope, call, key, requestHash, ctx.clock.now()),
    subject === null ? null : existingSubjectKey(ctx, subject),
  ])
  if (claimed === 0) return storedAnswer<T>(ctx, own, request)

  const outcome = await work()
  if (outcome.kind === 'answer') {
    const { result, message } = outcome
    await keepAnswer(ctx, request, own, { result, message })
  }
  return outcome
}

async function storedAnswer<T>(
  { db, cipher }: OnceDeps,
  own: SubjectKey | null,
  request: KeyedRequest,
): Promise<CallOutcome<T, 'keyReused'>> {
  const { scope, call, key, requestHash } = request
  const stored = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'answer_encrypted'])
    .where((row) => row.and({ scope, call, key }))
    .executeTakeFirstOrThrow()
  if (stored.request_hash !== requestHash) return refuse('keyReused')
  const replayed = openAnswer(cipher, own, request, stored.answer_encrypted)
  return replayed
    ? answer(replayed.result as T, replayed.message)
    : refuse('keyReused', '该操作已提交过，请刷新查看结果')
}
