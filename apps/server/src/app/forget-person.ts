import { forgetLeadsOf } from '#features/adverts/public.ts'
import { accountOf } from '#features/identity/public.ts'
import { forgetMailsOf } from '#features/messages/public.ts'
import { forgetStepsOf } from '#features/points/public.ts'
import type { Services } from '#platform/call/context.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { forgetAnswersOf } from '#platform/idempotency/answer-store.ts'
import type { Db } from '#platform/db/handle.ts'
import { markGone } from '#platform/files/stored-files.ts'
import { endOfAccount } from '#platform/session/sessions.ts'

type ForgetPersonDeps = Pick<Services, 'cipher' | 'clock' | 'files'> & { readonly db: Db }

export type Forgotten = 'forgotten' | 'unknown'

/**
 * Deletes a member's data subject key, which makes their pictures, documents and health texts unreadable in every
 * copy.
 */
export async function forgetPerson(ctx: ForgetPersonDeps, accountId: string): Promise<Forgotten> {
  const { db, clock, files } = ctx
  if (!(await accountOf(db, accountId))) return 'unknown'
  await endOfAccount(db, clock, accountId)
  await forgetAnswersOf(ctx, accountId)
  await forgetSubjectKey(db, accountId)
  // Steps are numbers that have to be compared, so they are stored unencrypted.
  await forgetStepsOf(db, accountId)
  await forgetMailsOf(db, accountId)
  await forgetLeadsOf(ctx, accountId)
  // They cannot be decrypted any more; where the store can be reached they are deleted as well.
  const names = await markGone({ db, clock }, accountId)
  await Promise.allSettled(names.map((name) => files.remove(name)))
  return 'forgotten'
}
