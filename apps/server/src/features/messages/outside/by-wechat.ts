import { templateIdHoldsMs, type WechatTrouble } from '#partners/wechat/port.ts'
import { openIdOf } from '#features/wechat/public.ts'
import {
  ended,
  notTaken,
  sent,
  unknown,
  type SendAttempt,
  type OutsideNotice,
  type Sender,
} from './outside-notice.ts'

/**
 * Through the official account that the person follows: an openId is valid for one account, and only WeChat knows
 * which.
 */
export const byWechat: Sender = async (notice, doubtfulSince, ctx) => {
  const openId = await openIdOf(ctx.db, notice.accountId)
  if (openId === null) return ended('notBound')
  // WeChat recognises the id of a message for a while; after that a second one might arrive.
  if (doubtfulSince && ctx.clock.now().getTime() - doubtfulSince.getTime() >= templateIdHoldsMs)
    return ended('inDoubt')
  const { claimTemplates } = ctx.settings.wechat
  for (const { appId, templateId } of claimTemplates) {
    const outcome = await ctx.partners.wechat.sendTemplate(appId, {
      id: notice.noticeId,
      openId,
      templateId,
      url: `${ctx.settings.publicOrigin}/#${notice.path}`,
      keywords: keywordsOf(notice),
    })
    if (outcome.kind === 'sent') return sent
    if (!isOfAnotherAccount(outcome)) return attemptOf(outcome)
  }
  return ended('notBound')
}

/** The fields of the template, as `docs/deploy.md` names them. */
const keywordsOf = ({ caseNo, progress, at, remark }: OutsideNotice) => ({
  character_string1: caseNo,
  phrase2: progress,
  time3: at,
  thing4: remark,
})

const isOfAnotherAccount = (outcome: WechatTrouble) =>
  outcome.kind === 'refused' && outcome.reason === 'strangeOpenId'

function attemptOf(trouble: WechatTrouble): SendAttempt {
  if (trouble.kind === 'refused')
    return trouble.reason === 'notFollowing'
      ? ended('notFollowing')
      : notTaken(`WeChat refuses us: ${trouble.providerCode}`)
  const why = `WeChat is unavailable: ${trouble.reason}`
  return trouble.reason === 'troubled' ? notTaken(why) : unknown(why)
}
