import {
  isPressing,
  outsideChannels,
  outsideTextOf,
  type OutsideTextFacts,
} from '@yf/domain/claim-transitions'
import { shanghaiMoment } from '@yf/domain/dates'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { isOpen } from './open-channels.ts'
import type { OutsideNotice } from './outside-notice.ts'
import { isEnabled, preferencesOf } from './preferences.ts'
import { addSending } from './sending-store.ts'

export type OutsideWork = Pick<Services, 'clock' | 'cipher' | 'outbox' | 'settings'> & { readonly db: Db }

export interface OutsideNoticeRequest {
  readonly accountId: string
  /** The corresponding notice in the app. */
  readonly noticeId: string
  readonly caseNo: string
  /** A path of the app: opened by a tap. */
  readonly path: string
  readonly facts: OutsideTextFacts
}

/**
 * Sends a notice through the channels that the member has switched on, once the transaction commits; through each of
 * them once.
 */
export async function notifyOutside(ctx: OutsideWork, request: OutsideNoticeRequest): Promise<void> {
  const { accountId, noticeId, caseNo, path, facts } = request
  const preferences = await preferencesOf(ctx.db, ctx.cipher, accountId)
  const at = ctx.clock.now()
  const payload: OutsideNotice = {
    accountId,
    noticeId,
    caseNo,
    path,
    at: shanghaiMoment(at).slice(0, 16),
    isPressing: isPressing(facts.move),
    ...outsideTextOf(facts),
  }
  const channels = outsideChannels.filter(
    (channel) => isOpen(ctx.settings, channel) && isEnabled(preferences, channel, payload.isPressing),
  )
  for (const channel of channels) {
    await addSending(ctx.db, { accountId, noticeId, channel }, at)
    await ctx.outbox.add(ctx.db, { partner: channel, kind: 'notice', key: noticeId, payload })
  }
}
