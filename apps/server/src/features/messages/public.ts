import { isJumpUrl, isWebAddress, noticeTypes, readStates, type JumpCode } from '@yf/domain/notice-target'
import type { Clock } from '#platform/clock.ts'
import { subjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { noticeRow } from './encrypted.ts'
import { addNotice } from './store.ts'

/** Messages of members to the service, for the admin side. */
export { answerMessage, decryptedMessages, type AdminMessageRow } from './left/for-desk.ts'
export { leftPage, leftQuery } from './left/store.ts'

export { inHtml } from './in-html.ts'

/** Nothing about a member's health is sent to a mailbox that the member has not verified. */
export { forgetMailsOf, isProvenMail } from './outside/proven-mail.ts'

/** Notices that also go out by WeChat, text message and mail. */
export { closedChannels } from './outside/open-channels.ts'
export { tellQuietly } from './outside/tell-quietly.ts'
export { tellOutside, type OutsideWork } from './outside/tell-outside.ts'

export interface Told {
  readonly companyId: string
  readonly accountId: string
  /** 1 message, 2 notice */
  readonly tab: 1 | 2
  /** Plain text. */
  readonly title: string
  /** Plain text, or simple HTML (paragraphs, lists, emphasis): the app removes everything else. */
  readonly content: string
  /** 2 opens `activityUrl`; otherwise `jumpCode`, else `jumpUrl` */
  readonly type?: number
  /** A path of the app, a web address, or the id that the jump code requires. */
  readonly jumpUrl?: string
  readonly jumpCode?: JumpCode
  readonly activityUrl?: string
  readonly expiresAt?: Date
}

/** Creates a notice for a member, in the transaction of the change. Returns the notice's id. */
export async function tell(ctx: SubjectKeyDeps & { readonly clock: Clock }, told: Told): Promise<string> {
  const { db, clock } = ctx
  const id = newId()
  const key = await subjectKey(ctx, told.accountId)
  const code = told.jumpCode ?? null
  await addNotice(db, {
    company_id: told.companyId,
    account_id: told.accountId,
    id,
    tab: told.tab,
    title: told.title,
    content: key.encrypt(told.content, noticeRow(id)),
    type: told.type ?? noticeTypes.usual,
    jump_url: onlyIf(told.jumpUrl, (jumpUrl) => isJumpUrl(jumpUrl, code)),
    jump_code: code,
    activity_url: onlyIf(told.activityUrl, isWebAddress),
    read_status: readStates.unread,
    created_at: clock.now(),
    expires_at: told.expiresAt ?? null,
    read_at: null,
  })
  return id
}

/** An address that cannot be opened is left out: the notice still arrives. */
const onlyIf = (address: string | undefined, isFit: (address: string) => boolean): string | null =>
  address !== undefined && isFit(address) ? address : null
