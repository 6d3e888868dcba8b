import { benefitProvidersSettings } from '#partners/benefit-providers/settings.ts'
import { chinaLifeSettings } from '#partners/china-life/settings.ts'
import { fengshiSettings } from '#partners/fengshi/settings.ts'
import { invoiceCheckSettings } from '#partners/invoice-check/settings.ts'
import { jinliSettings } from '#partners/jinli/settings.ts'
import { kuaidi100Settings } from '#partners/kuaidi100/settings.ts'
import { mailSettings } from '#partners/mail/settings.ts'
import { nuonuoSettings } from '#partners/nuonuo/settings.ts'
import { oneTapSettings } from '#partners/one-tap/settings.ts'
import { partnerSsoSettings } from '#partners/partner-sso/settings.ts'
import { payoutSettings } from '#partners/payout/settings.ts'
import { sessionRoomsSettings } from '#partners/session-rooms/settings.ts'
import { sitesSettings } from '#partners/sites/settings.ts'
import { sleepSettings } from '#partners/sleep/settings.ts'
import { smsSettings } from '#partners/sms/settings.ts'
import { stepsSettings } from '#partners/steps/settings.ts'
import { wechatPaySettings } from '#partners/wechat-pay/settings.ts'
import { wechatSettings } from '#partners/wechat/settings.ts'
import { workChatSettings } from '#partners/work-chat/settings.ts'
import { partnerReader } from '#platform/partner-settings.ts'
import type { Settings } from '#platform/settings.ts'

/** Separate from the adapters: settings are checked before anything heavy is loaded. */
export const partnersSettings = [
  smsSettings,
  oneTapSettings,
  wechatSettings,
  workChatSettings,
  partnerSsoSettings,
  jinliSettings,
  sleepSettings,
  fengshiSettings,
  sitesSettings,
  mailSettings,
  payoutSettings,
  wechatPaySettings,
  kuaidi100Settings,
  nuonuoSettings,
  invoiceCheckSettings,
  chinaLifeSettings,
  benefitProvidersSettings,
  sessionRoomsSettings,
  stepsSettings,
] as const

type PartnerSettingsPart = ReturnType<(typeof partnersSettings)[number]['read']>
/**
 * All members of the union at once. A partner that is missing above leaves a gap in `Settings`, which does not
 * compile.
 */
type Intersection<Each> = (Each extends unknown ? (one: Each) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

export const readPartners = (
  read: (name: string) => string,
  mode: Settings['mode'],
): Intersection<PartnerSettingsPart> =>
  Object.assign({}, ...partnersSettings.map(({ rows, read: own }) => own(partnerReader(rows, read, mode))))
