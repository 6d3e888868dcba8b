import { randomBytes } from 'node:crypto'
import { maskCertificate } from '@yf/domain/masks'
import type { UserInfo } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import { hashOf, issueSession } from '#platform/session/sessions.ts'
import { subjectOf } from './external.ts'
import { rememberOrigin } from './login-origins.ts'
import { certificateRow, phoneRow } from './encrypted.ts'
import { keepPartnerToken, type Account } from './store.ts'

/** The auth channel of a login. */
export interface AuthChannelEntry {
  /** The entrance that the address named. */
  readonly supply?: string | undefined
  /** The company of the channel: the app opens it. */
  readonly companyId?: string | undefined
}

/**
 * Creates a session for a person who has verified their identity and accepted the agreements: inside the transaction
 * that also uses up the proof. Every token is generated here; one supplied by the caller never becomes a session.
 */
export async function signIn(
  ctx: CallContext,
  account: Account,
  { supply, companyId }: AuthChannelEntry,
): Promise<UserInfo> {
  const token = await issueSession(ctx.db, ctx.clock, account.id)
  const tpToken = randomBytes(32).toString('base64url')
  await keepPartnerToken(ctx.db, account.id, hashOf(tpToken), ctx.clock.now())
  await rememberOrigin(ctx, account.id, supply || null)
  return {
    token,
    tpToken,
    baseId: account.id,
    mobile: ctx.cipher.open(account.phone_encrypted, phoneRow(account.id)),
    gender: account.gender,
    birth: account.birth,
    headimgurl: account.headimgurl,
    nickName: account.nick_name,
    name: account.name,
    openId: await subjectOf(ctx.db, account.id, 'wechat'),
    isBind: 0,
    verifyPhone: 0,
    certificateNumber: account.certificate_encrypted
      ? maskCertificate(ctx.cipher.open(account.certificate_encrypted, certificateRow(account.id)))
      : null,
    ...(companyId === undefined ? {} : { companyId }),
  }
}
