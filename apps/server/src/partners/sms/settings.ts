import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const smsSettings = partnerSettings(
  [
    row('SMS_BASE_URL', 'SANDBOX_ORIGIN/dysmsapi', 'required', '短信网关地址'),
    row('SMS_ACCESS_KEY_ID', 'sandbox-key', 'required', '短信网关访问编号'),
    row('SMS_ACCESS_KEY_SECRET', 'sandbox-secret', 'required', '短信网关访问密钥'),
    row('SMS_SIGN_NAME', '原力星球', 'same', '短信签名'),
    row('SMS_TEMPLATE_CODE', 'SMS_100000001', 'required', '验证码短信模板编号'),
    row(
      'SMS_NOTICE_TEMPLATE_CODE',
      'SMS_100000002',
      'required',
      '注册结果短信模板编号，变量为 company（企业）与 result（结果）',
    ),
    row(
      'SMS_CLAIM_TEMPLATE_CODE',
      'SMS_100000003',
      '',
      '理赔进度短信模板编号，变量为 no（案件号）与 state（进度）；留空则不发理赔短信',
    ),
    row(
      'SMS_MESSAGE_TEMPLATE_CODE',
      'SMS_100000004',
      '',
      '新消息短信模板编号，没有变量，如「您有一条新消息，请登录原力星球查看」；留空则预约与问诊不发短信',
    ),
    row(
      'SMS_BILL_TEMPLATE_CODE',
      'SMS_100000009',
      '',
      '账单短信模板编号，变量为 title（账单）、sum（金额）与 link（链接）；留空则账单链接发不出去',
    ),
    row(
      'SMS_PHONE_TEMPLATE_CODE',
      'SMS_100000010',
      '',
      '换号提醒短信模板编号，变量为 tail（新手机号后四位），发到原手机号；留空则不发',
    ),
  ],
  ({ url, secret, key, text }) => ({
    sms: {
      baseUrl: url('SMS_BASE_URL'),
      accessKeyId: secret('SMS_ACCESS_KEY_ID'),
      accessKeySecret: key('SMS_ACCESS_KEY_SECRET'),
      signName: text('SMS_SIGN_NAME'),
      templateCode: text('SMS_TEMPLATE_CODE'),
      noticeTemplateCode: text('SMS_NOTICE_TEMPLATE_CODE'),
      claimTemplateCode: text('SMS_CLAIM_TEMPLATE_CODE'),
      messageTemplateCode: text('SMS_MESSAGE_TEMPLATE_CODE'),
      billTemplateCode: text('SMS_BILL_TEMPLATE_CODE'),
      phoneTemplateCode: text('SMS_PHONE_TEMPLATE_CODE'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly sms: {
      baseUrl: string
      accessKeyId: string
      accessKeySecret: string
      signName: string
      templateCode: string
      noticeTemplateCode: string
      /** Empty disables messages about claims. */
      claimTemplateCode: string
      /** Empty disables text messages that say something waits in the app. */
      messageTemplateCode: string
      /** Empty disables sending links of bills. */
      billTemplateCode: string
      /** Empty: the former phone of a member is not told of a change. */
      phoneTemplateCode: string
    }
  }
}
