import { fuyaPartner, jinghePartner } from './benefit-providers/partner.ts'
import { chinaLifePartner } from './china-life/partner.ts'
import { dingTalkPartner } from './dingtalk/partner.ts'
import { fengshiPartner } from './fengshi/partner.ts'
import { feishuPartner } from './feishu/partner.ts'
import type { Partner } from './frame/partner.ts'
import { invoiceCheckPartner } from './invoice-check/partner.ts'
import { jinliPartner } from './jinli/partner.ts'
import { kuaidi100Partner } from './kuaidi100/partner.ts'
import { mailPartner } from './mail/partner.ts'
import { nuonuoPartner } from './nuonuo/partner.ts'
import { oneTapPartner } from './one-tap/partner.ts'
import { payoutPartner } from './payout/partner.ts'
import { rljPartner } from './rlj/partner.ts'
import { sessionRoomsPartner } from './session-rooms/partner.ts'
import { sleepPartner } from './sleep/partner.ts'
import { sitesPartner } from './sites/partner.ts'
import { smsPartner } from './sms/partner.ts'
import { stepsPartner } from './steps/partner.ts'
import { wecomPartner } from './wecom/partner.ts'
import { wechatPayPartner } from './wechat-pay/partner.ts'
import { wechatPartner } from './wechat/partner.ts'

/** All partners that the sandbox simulates, in the order of the page. */
export const partners: readonly Partner[] = [
  smsPartner,
  mailPartner,
  wechatPartner,
  wecomPartner,
  dingTalkPartner,
  feishuPartner,
  jinliPartner,
  sleepPartner,
  fengshiPartner,
  oneTapPartner,
  rljPartner,
  sitesPartner,
  payoutPartner,
  wechatPayPartner,
  kuaidi100Partner,
  nuonuoPartner,
  invoiceCheckPartner,
  chinaLifePartner,
  fuyaPartner,
  jinghePartner,
  sessionRoomsPartner,
  stepsPartner,
]
