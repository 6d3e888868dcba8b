import { randomBytes } from 'node:crypto'

const key = () => `k1:${randomBytes(32).toString('base64')}`
const secret = () => randomBytes(20).toString('base64url')

const sites = ['mall', 'activity', 'exam', 'assessment', 'encyclopedia', 'service']

/** Everything that production asks for, with keys of chance and addresses that nobody is asked at. */
export const productionEnvironment = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://yf:secret@db.internal/yf',
  PUBLIC_ORIGIN: 'https://app.yuanlixingqiu.com',
  SERVICE_PHONE: '400-810-0000',
  FIELD_KEYS: key(),
  LOOKUP_KEYS: key(),
  SMS_BASE_URL: 'https://dysmsapi.aliyuncs.com/',
  SMS_ACCESS_KEY_ID: 'LTAI-real',
  SMS_ACCESS_KEY_SECRET: secret(),
  SMS_TEMPLATE_CODE: 'SMS_200000001',
  SMS_NOTICE_TEMPLATE_CODE: 'SMS_200000002',
  ONE_TAP_BASE_URL: 'https://dypnsapi.aliyuncs.com/',
  ONE_TAP_ACCESS_KEY_ID: 'LTAI-real',
  ONE_TAP_ACCESS_KEY_SECRET: secret(),
  ONE_TAP_SCENE_CODE: 'FC200000000000001',
  ONE_TAP_SDK_URL: 'https://g.alicdn.com/numberauth.js',
  WECHAT_ACCOUNTS: `default:wx0123456789abcdef:${secret()}`,
  PARTNER_SSO_BASE_URL: 'https://sso.rlj.example',
  JINLI_BASE_URL: 'https://open.jinli.example',
  JINLI_APP_ID: 'yuanli',
  JINLI_APP_SECRET: secret(),
  MALL_APP_KEY: 'yuanli',
  MALL_APP_SECRET: secret(),
  SMTP_URL: 'smtps://mailer:a%20real%20secret@smtp.example.com',
  MAIL_FROM: '原力星球 <noreply@yuanlixingqiu.com>',
  PAYOUT_BASE_URL: 'https://pay.example.com/v1',
  PAYOUT_MERCHANT_ID: 'yuanli',
  PAYOUT_SECRET: secret(),
  CHINA_LIFE_BASE_URL: 'https://open.e-chinalife.example',
  CHINA_LIFE_CHANNEL: 'yuanli',
  CHINA_LIFE_SECRET: secret(),
  CHINA_LIFE_PAGES: 'SZ=https://sz.e-chinalife.example/h5,SH=https://sh.e-chinalife.example/h5',
  FUYA_PAGE: 'https://h5.fuya.example',
  FUYA_CHANNEL: 'yuanli',
  FUYA_SECRET: secret(),
  JINGHE_PAGE: 'https://h5.jinghe.example',
  JINGHE_CHANNEL: 'yuanli',
  JINGHE_SECRET: secret(),
  SITES: sites.map((site) => `${site}=https://${site}.yuanlixingqiu.com`).join(','),
  SITE_SECRETS: sites.map((site) => `${site}=${secret()}`).join(','),
})
