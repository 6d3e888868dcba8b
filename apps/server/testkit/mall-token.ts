import { randomBytes } from 'node:crypto'
import { keepMallSession } from '#features/handoff/store.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { idOf } from '#seeds/ids.ts'
import type { DemoServer } from './demo-server.ts'

export interface MallTokens {
  /** Token of the product's own calls. */
  readonly token: string
  /** Token of the mall's calls: it ends with the other. */
  readonly mallToken: string
}

/** A demo member, signed in to the mall. The sign-in itself has its own tests (`features/handoff/mall.test.ts`). */
export async function enterMall(
  { db, clock, tokenOf }: Pick<DemoServer, 'db' | 'clock' | 'tokenOf'>,
  person: string,
): Promise<MallTokens> {
  const token = await tokenOf(person)
  const mallToken = randomBytes(32).toString('base64url')
  const created_at = clock.now()
  await keepMallSession(db, {
    token_hash: hashOf(mallToken),
    account_id: idOf('account', person),
    session_hash: hashOf(token),
    created_at,
    expires_at: new Date(created_at.getTime() + 7 * 86_400_000),
  })
  return { token, mallToken }
}
