import { randomBytes } from 'node:crypto'
import type { handoffCalls } from '@yf/contract/handoff'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { accountByPhone, accountBySubject } from '#features/identity/public.ts'
import { isSignedFor, mallLifeMs, mallStorageKey } from './rules.ts'
import { keepMallSession, spendSign } from './store.ts'

/** Name and picture are only passed along: the signature determines the identity. */
export const mallLogin: RunCallHandler<typeof handoffCalls.mallLogin> = async (input, ctx) => {
  if (!isSignedFor(ctx.settings.mall, input)) return refuse('mallSignWrong')
  const account = await accountByPhone(ctx.db, ctx.cipher, input.phone)
  if (!account) return refuse('mallSignWrong')
  // An openId may be older than the account's present one, but not another account's.
  const owner =
    input.openId && (await accountBySubject(ctx.db, { provider: 'wechat', subject: input.openId }))
  if (owner && owner.id !== account.id) return refuse('mallSignWrong')

  const now = ctx.clock.now()
  const spent = await spendSign(ctx.db, account.id, hashOf(input.echoStr), now)
  if (!spent) return refuse('mallSignSpent')
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + mallLifeMs)
  await keepMallSession(ctx.db, {
    token_hash: hashOf(token),
    account_id: account.id,
    session_hash: spent.session_hash,
    created_at: now,
    expires_at: expiresAt,
  })
  const member = { memberId: account.id, nickName: account.nick_name, expiresAt: expiresAt.getTime() }
  return answer({ token, storage: { key: mallStorageKey, value: JSON.stringify(member) } })
}
