import { benefitProviderInbound } from '#partners/benefit-providers/inbound.ts'
import { benefitProvidersByLink } from '#partners/benefit-providers/signed-links.ts'
import { chinaLifeOverHttp } from '#partners/china-life/http.ts'
import { fengshiOverHttp } from '#partners/fengshi/http.ts'
import { fengshiInbound } from '#partners/fengshi/inbound.ts'
import { invoiceCheckOverHttp } from '#partners/invoice-check/http.ts'
import { jinliOverHttp } from '#partners/jinli/http.ts'
import { courierOverHttp } from '#partners/kuaidi100/http.ts'
import { kuaidi100Inbound } from '#partners/kuaidi100/inbound.ts'
import { jinliInbound } from '#partners/jinli/inbound.ts'
import { mailOverSmtp } from '#partners/mail/smtp.ts'
import { invoicesOverHttp } from '#partners/nuonuo/http.ts'
import { nuonuoInbound } from '#partners/nuonuo/inbound.ts'
import { oneTapOverHttp } from '#partners/one-tap/http.ts'
import { partnerSsoOverHttp } from '#partners/partner-sso/http.ts'
import { payoutOverHttp } from '#partners/payout/http.ts'
import { payoutInbound } from '#partners/payout/inbound.ts'
import { sessionRoomsByLink } from '#partners/session-rooms/signed-links.ts'
import { sitesInbound } from '#partners/sites/inbound.ts'
import { sleepOverHttp } from '#partners/sleep/http.ts'
import { sleepInbound } from '#partners/sleep/inbound.ts'
import { smsOverHttp } from '#partners/sms/http.ts'
import { stepsInbound } from '#partners/steps/inbound.ts'
import { wechatPayOverHttp } from '#partners/wechat-pay/http.ts'
import { wechatPayInbound } from '#partners/wechat-pay/inbound.ts'
import { wechatOverHttp } from '#partners/wechat/http.ts'
import { dingTalkOverHttp } from '#partners/work-chat/dingtalk-http.ts'
import { feishuOverHttp } from '#partners/work-chat/feishu-http.ts'
import { wecomOverHttp } from '#partners/work-chat/wecom-http.ts'
import type { PartnerCredentials } from '#platform/credentials/credentials.port.ts'
import type { PartnerInbound } from '#platform/partner-inbound.ts'
import type { PartnerWatch } from '#platform/partner-watch.ts'
import type { Partners } from '#platform/partners.ts'
import type { Settings } from '#platform/settings.ts'

export interface PartnerParts {
  readonly credentials: PartnerCredentials
  readonly watch: PartnerWatch
}

/** Every external party behind its adapter. The sandbox is another base URL, never another adapter. */
export const openPartners = (settings: Settings, { credentials, watch }: PartnerParts): Partners => ({
  sms: smsOverHttp(settings.sms, { watch }),
  oneTap: oneTapOverHttp(settings.oneTap, { watch }),
  partnerSso: partnerSsoOverHttp(settings.partnerSso, { watch }),
  wechat: wechatOverHttp(settings.wechat, credentials, { watch }),
  wecom: wecomOverHttp(settings.workChat.wecomApiBaseUrl, credentials, { watch }),
  dingtalk: dingTalkOverHttp(settings.workChat, credentials, { watch }),
  feishu: feishuOverHttp(settings.workChat.feishuApiBaseUrl, credentials, { watch }),
  jinli: jinliOverHttp(settings.jinli, { watch }),
  sleep: sleepOverHttp(settings.sleep, { watch }),
  exams: fengshiOverHttp(settings.fengshi, { watch }),
  mail: mailOverSmtp(settings.mail),
  payout: payoutOverHttp(settings.payout, { watch }),
  wechatPay: wechatPayOverHttp(settings, { watch }),
  courier: courierOverHttp(settings, { watch }),
  invoices: invoicesOverHttp(settings, credentials, { watch }),
  chinaLife: chinaLifeOverHttp(settings.chinaLife, { watch }),
  invoiceCheck: invoiceCheckOverHttp(settings.invoiceCheck, { watch }),
  benefitProviders: benefitProvidersByLink(settings.benefitProviders),
  sessionRooms: sessionRoomsByLink(settings.sessionRooms),
})

/** Partners that call us: a contract row whose partner is missing here stops the start. */
export const openInbound = (settings: Settings): Readonly<Record<string, PartnerInbound>> => ({
  fuya: benefitProviderInbound(settings.benefitProviders.FUYA),
  jinghe: benefitProviderInbound(settings.benefitProviders.JINGHE),
  jinli: jinliInbound(settings.jinli),
  fengshi: fengshiInbound(settings.fengshi),
  payout: payoutInbound(settings.payout),
  'wechat-pay': wechatPayInbound(settings.wechatPay),
  kuaidi100: kuaidi100Inbound(settings.kuaidi100),
  nuonuo: nuonuoInbound(settings.nuonuo),
  sleep: sleepInbound(settings.sleep),
  sites: sitesInbound(settings.siteSecrets),
  steps: stepsInbound(settings.stepsSecrets),
})
