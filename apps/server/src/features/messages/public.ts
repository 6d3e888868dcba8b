import { noticeJump, noticeKinds, type NoticeFacts, type NoticeKind } from '@yf/domain/notice-kinds'
import { isJumpUrl, noticeTypes, readStates } from '@yf/domain/notice-target'
import { subjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { noticeRow } from './encrypted.ts'
import type { OutsideWork } from './outside/notify-outside.ts'
import { hintOutside } from './outside/hint-outside.ts'
import { addNotice } from './store.ts'

/** Messages of members to the service, for the admin side. */
export { answerMessage, decryptedMessages, type AdminMessageRow } from './left/for-admin.ts'
export { leftPage, leftQuery } from './left/store.ts'

/** For staff who look at one member. */
export { memberNoticeQuery } from './for-staff.ts'

export { inHtml } from './in-html.ts'

/** Nothing about a member's health is sent to a mailbox that the member has not verified. */
export { forgetMailsOf, isProvenMail } from './outside/proven-mail.ts'

/** Notices that also go out by WeChat, text message and mail. */
export { closedChannels } from './outside/open-channels.ts'
export { notifyOutside, type OutsideWork } from './outside/notify-outside.ts'

interface Addressee {
  readonly companyId: string
  readonly accountId: string
  /** Plain text, or simple HTML (paragraphs, lists, emphasis): the app removes everything else. */
  readonly content: string
  readonly expiresAt?: Date
}

/** A notice of a kind of `noticeKinds`, which says its title, where it is listed and where it leads. */
export type Notice<Kind extends NoticeKind> = NoticeFacts<Kind> & Addressee

interface AnyNotice extends Addressee {
  readonly kind: NoticeKind
  readonly title?: string
  readonly id?: string
  readonly page?: string
}

/** Only a kind that is hinted at outside the app needs its channels. */
type WorkOf<Kind extends NoticeKind> = 'hint' extends (typeof noticeKinds)[Kind]['outside']
  ? SubjectKeyDeps & OutsideWork
  : SubjectKeyDeps & Pick<OutsideWork, 'clock'>

/**
 * Creates a notice for a member, in the transaction of the change, and hints at it outside the app where its kind
 * asks for that. Returns the notice's id.
 */
export function notify<Kind extends NoticeKind>(ctx: WorkOf<Kind>, notice: Notice<Kind>): Promise<string>
export async function notify(ctx: SubjectKeyDeps & OutsideWork, notice: AnyNotice): Promise<string> {
  const { db, clock } = ctx
  const { kind, companyId, accountId, content } = notice
  const { title, tab, outside } = noticeKinds[kind]
  const { jumpUrl, jumpCode } = noticeJump(kind, notice)
  const id = newId()
  const key = await subjectKey(ctx, accountId)
  await addNotice(db, {
    company_id: companyId,
    account_id: accountId,
    id,
    tab,
    title: notice.title ?? title,
    content: key.encrypt(content, noticeRow(id)),
    type: noticeTypes.usual,
    // An address that cannot be opened is left out: the notice still arrives.
    jump_url: jumpUrl !== null && isJumpUrl(jumpUrl, jumpCode) ? jumpUrl : null,
    jump_code: jumpCode,
    activity_url: null,
    read_status: readStates.unread,
    created_at: clock.now(),
    expires_at: notice.expiresAt ?? null,
    read_at: null,
  })
  if (outside === 'hint') await hintOutside(ctx, { accountId, noticeId: id })
  return id
}
