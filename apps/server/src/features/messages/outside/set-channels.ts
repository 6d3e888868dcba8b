import type { noticeChannelCalls } from '@yf/contract/notice-channels'
import { emailFault } from '@yf/domain/email'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { toChannelDtos } from './channels.ts'
import { isProvenMail } from './proven-mail.ts'
import { keepPreferences, takePreferences, type Preferences } from './preferences.ts'

/** Changes only the given fields: when two phones switch two channels, both changes are kept. */
export const setChannels: RunCallHandler<typeof noticeChannelCalls.setChannels> = async (input, ctx) => {
  const { accountId } = ctx.caller
  const { wechat, sms, smsPressingOnly, mail, address } = input
  const fault = address === undefined ? null : emailFault(address)
  if (fault) return badInput('address', fault)
  if (address !== undefined && !(await isProvenMail(ctx, accountId, address))) return refuse('mailNotProven')
  const before = await takePreferences(ctx, accountId, ctx.clock.now())
  const now: Preferences = {
    wechat: isOn(wechat, before.wechat),
    sms: isOn(sms, before.sms),
    smsPressingOnly: isOn(smsPressingOnly, before.smsPressingOnly),
    mail: isOn(mail, before.mail),
    address: address?.trim() ?? before.address,
  }
  if (now.mail && now.address === null) return refuse('mailAddressNeeded')
  await keepPreferences(ctx, accountId, now, ctx.clock.now())
  return answer(await toChannelDtos(ctx))
}

const isOn = (requested: 0 | 1 | undefined, before: boolean): boolean =>
  requested === undefined ? before : requested === 1
