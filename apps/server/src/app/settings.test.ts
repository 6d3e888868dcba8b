import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { productionEnvironment } from '#testkit/production-environment.ts'
import { testSecrets } from './secrets.ts'
import { readSettings, settingRows } from './settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'yf-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const key = () => `k1:${randomBytes(32).toString('base64')}`
const keyOf = (bytes: Buffer) => `k1:${bytes.toString('base64')}`
const development = { DATA_DIR: folder }
const production = { ...productionEnvironment(), DATA_DIR: folder }

test('development needs no settings: embedded database, sandbox, demo data, keys of its own', () => {
  const settings = readSettings(development)
  expect(settings).toMatchObject({ mode: 'development', port: 8080, databaseUrl: '', demoData: true })
  expect(settings.sms.baseUrl).toBe('http://127.0.0.1:8090/dysmsapi')
  expect(settings.files).toEqual({ kind: 'folder', folder: path.join(folder, 'files') })
})

test('development keys are generated once and readable only by their owner', () => {
  expect(readSettings(development).fieldKeys).toEqual(readSettings(development).fieldKeys)
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('production starts with real settings and without demo data', () => {
  expect(readSettings(production)).toMatchObject({ mode: 'production', demoData: false })
})

test('trusted proxies are given by address or network', () => {
  const env = { ...production, TRUSTED_HOPS: '2', TRUSTED_PROXIES: '10.0.3.7, 10.1.0.0/16,fd00::/64' }
  expect(readSettings(env)).toMatchObject({
    trustedHops: 2,
    trustedProxies: [
      { address: '10.0.3.7', prefix: 32 },
      { address: '10.1.0.0', prefix: 16 },
      { address: 'fd00::', prefix: 64 },
    ],
  })
})

test('without NODE_ENV a checkout is development and everything else production', () => {
  expect(readSettings({ ...development, NODE_ENV: '' }, true).mode).toBe('development')
  expect(readSettings({ ...production, NODE_ENV: undefined }, false).mode).toBe('production')
  expect(() => readSettings(development, false)).toThrow('设置有误 DATABASE_URL：生产环境必须设置')
  expect(readSettings({ ...development, NODE_ENV: 'development' }, false).mode).toBe('development')
})

const wrong: readonly [name: string, env: Record<string, string>, says: RegExp][] = [
  ['NODE_ENV', { ...development, NODE_ENV: 'staging' }, /development、test、production/],
  ['PORT', { ...development, PORT: '80a' }, /整数/],
  ['PORT', { ...development, PORT: '70000' }, /65535/],
  ['DATABASE_URL', { ...development, DATABASE_URL: 'mysql://a:topsecret@b/c' }, /postgres:\/\//],
  ['DATABASE_POOL_SIZE', { ...development, DATABASE_POOL_SIZE: '0' }, /整数/],
  ['PUBLIC_ORIGIN', { ...development, PUBLIC_ORIGIN: 'app.example.com' }, /http/],
  ['DEMO_DATA', { ...development, DEMO_DATA: 'yes' }, /on、off/],
  ['FIELD_KEYS', { ...development, FIELD_KEYS: 'k1:short' }, /base64/],
  ['LOOKUP_KEYS', { ...development, LOOKUP_KEYS: `${key()},${key()}` }, /不重复/],
  ['LOG_LEVEL', { ...development, LOG_LEVEL: 'loud' }, /info/],
  ['API_CLIENTS', { ...development, API_CLIENTS: 'program:short' }, /16/],
  ['S3_BUCKET', { ...development, S3_ENDPOINT: 'https://s3.example.com' }, /S3_ENDPOINT/],
  ['SMTP_URL', { ...development, SMTP_URL: 'https://a:topsecret@b' }, /smtp/],
  ['SMTP_URL', { ...production, SMTP_URL: 'smtp://127.0.0.1:8025' }, /沙箱/],
  ['MAIL_FROM', { ...development, MAIL_FROM: '原力星球' }, /邮箱/],
  [
    'SITE_SECRETS',
    {
      ...production,
      SITE_SECRETS: production.SITE_SECRETS.replace(/mall=[^,]*/, 'mall=sandbox-site-mall-secret'),
    },
    /mall 不允许使用默认密钥/,
  ],
  ['SITE_SECRETS', { ...production, SITE_SECRETS: 'mall=a real secret' }, /缺少 activity/],
  ['PAYOUT_SECRET', { ...production, PAYOUT_SECRET: 'sandbox-payout-secret' }, /默认密钥/],
  ['CHINA_LIFE_PAGES', { ...production, CHINA_LIFE_PAGES: 'SZ=https://sz.e-chinalife.example' }, /SH/],
  [
    'CHINA_LIFE_PAGES',
    { ...production, CHINA_LIFE_PAGES: 'SZ=http://sz.example.com,SH=https://sh.example.com' },
    /https/,
  ],
  ['TRUSTED_PROXIES', { ...development, TRUSTED_HOPS: '1' }, /必须写明前置代理/],
  ['TRUSTED_HOPS', { ...development, TRUSTED_PROXIES: '10.0.3.7' }, /现为 0/],
  ['TRUSTED_PROXIES', { ...development, TRUSTED_HOPS: '1', TRUSTED_PROXIES: 'proxy' }, /地址或网段/],
  ['TRUSTED_PROXIES', { ...development, TRUSTED_HOPS: '1', TRUSTED_PROXIES: '0.0.0.0/0' }, /过宽/],
  ['TRUSTED_PROXIES', { ...development, TRUSTED_HOPS: '1', TRUSTED_PROXIES: '10.0.0.1/33' }, /有误/],
  ['DEMO_DATA', { ...production, DEMO_DATA: 'on' }, /演示数据/],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: 'http://app.yuanlixingqiu.com' }, /https/],
  ['SMS_ACCESS_KEY_SECRET', { ...production, SMS_ACCESS_KEY_SECRET: 'sandbox-secret' }, /默认密钥/],
  ['SMS_BASE_URL', { ...production, SMS_BASE_URL: 'http://dysmsapi.aliyuncs.com/' }, /https/],
  ['PAYOUT_BASE_URL', { ...production, PAYOUT_BASE_URL: 'http://pay.example.com/v1' }, /https/],
  ['PAYOUT_BASE_URL', { ...production, PAYOUT_BASE_URL: 'https://10.1.2.3/v1' }, /内网/],
  ['WECHAT_API_BASE_URL', { ...production, WECHAT_API_BASE_URL: 'http://api.weixin.qq.com' }, /https/],
  [
    'SITES',
    { ...production, SITES: production.SITES.replace('https://exam', 'http://exam') },
    /exam 必须是 https/,
  ],
  [
    'SITES',
    { ...production, SITES: production.SITES.replace(/mall=[^,]+/, 'mall=https://mall.lan') },
    /mall 不允许指向内网/,
  ],
  [
    'TEST_SITES',
    { ...production, TEST_SITES: production.SITES.replace(/mall=[^,]+/, 'mall=https://127.0.0.1') },
    /沙箱/,
  ],
  [
    'HANDOFF_HOSTS',
    { ...production, HANDOFF_HOSTS: 'a.example.com, 192.168.3.4' },
    /内网域名「192.168.3.4」/,
  ],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: 'https://localhost' }, /内网/],
  ['FIELD_KEYS', { ...production, FIELD_KEYS: keyOf(Buffer.alloc(32, 7)) }, /重复过多/],
  [
    'LOOKUP_KEYS',
    { ...production, LOOKUP_KEYS: keyOf(Buffer.from('correct horse battery staple now')) },
    /文字/,
  ],
  [
    'LOOKUP_KEYS',
    { ...production, LOOKUP_KEYS: keyOf(Buffer.from(Array.from({ length: 32 }, (_, at) => at))) },
    /序列/,
  ],
  ['FIELD_KEYS', { ...production, FIELD_KEYS: `${key()},${key().replace('k1', 'dev1')}` }, /开发或测试/],
  ['FIELD_KEYS', { ...production, FIELD_KEYS: testSecrets.LOOKUP_KEYS.replace('test1', 'k1') }, /开发或测试/],
  ['LOOKUP_KEYS', { ...production, LOOKUP_KEYS: production.FIELD_KEYS }, /同一密钥/],
  ['PAYOUT_SECRET', { ...production, PAYOUT_SECRET: 'short-1A' }, /过短/],
  ['PAYOUT_SECRET', { ...production, PAYOUT_SECRET: 'aB1aB1aB1aB1aB1aB1aB1' }, /重复过多/],
  ['MALL_APP_SECRET', { ...production, MALL_APP_SECRET: 'our very own mall key' }, /单词/],
  ['JINLI_APP_SECRET', { ...production, JINLI_APP_SECRET: 'x8Kd02mQpassword7Zt' }, /单词/],
  ['WECHAT_ACCOUNTS', { ...production, WECHAT_ACCOUNTS: 'default:wx0123456789abcdef:hello' }, /过短/],
  [
    'WECHAT_CLAIM_TEMPLATES',
    { ...production, WECHAT_CLAIM_TEMPLATES: 'brand:a-template' },
    /入口须在 WECHAT_ACCOUNTS 中/,
  ],
  ['WECHAT_CLAIM_TEMPLATES', { ...production, WECHAT_CLAIM_TEMPLATES: 'default:' }, /模板编号/],
  ['API_CLIENTS', { ...production, API_CLIENTS: 'crm:crm-crm-crm-crm-crm' }, /重复过多/],
  ['METRICS_TOKEN', { ...production, METRICS_TOKEN: 'metrics' }, /过短/],
  ['SMS_BASE_URL', { ...production, SMS_BASE_URL: 'http://127.0.0.1:8090/dysmsapi' }, /沙箱/],
  ['SMS_BASE_URL', { ...production, SMS_BASE_URL: 'http://localhost/sms' }, /沙箱/],
  ['SMS_BASE_URL', { ...production, SMS_BASE_URL: 'http://[::1]:8090/' }, /沙箱/],
  ['SMS_BASE_URL', { ...production, SMS_BASE_URL: 'http://sandbox:8090/dysmsapi' }, /沙箱/],
  [
    'SMS_BASE_URL',
    { ...production, SANDBOX_ORIGIN: 'http://play.internal', SMS_BASE_URL: 'http://play.internal/dysmsapi' },
    /沙箱/,
  ],
]

test.each(wrong)('an invalid %s ends the start in one line that names it', (name, env, says) => {
  const line = messageOf(env)
  expect(line).toContain(`设置有误 ${name}：`)
  expect(line).toMatch(says)
  expect(line).not.toContain('\n')
  expect(line).not.toContain('topsecret')
})

const required = settingRows.filter((row) => row.production === 'required').map((row) => row.name)

test.each(required)('production does not start without %s', (name) => {
  expect(messageOf({ ...production, [name]: undefined })).toBe(`设置有误 ${name}：生产环境必须设置`)
})

test('each setting is described once', () => {
  const names = settingRows.map((row) => row.name)
  expect(new Set(names).size).toBe(names.length)
  expect(settingRows.every((row) => row.meaning.length > 3)).toBe(true)
})

function messageOf(env: Record<string, string | undefined>): string {
  try {
    readSettings(env)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing is wrong'
}

test('production starts without message templates and then notifies members of claims only by mail', () => {
  const { wechat, sms } = readSettings(production)
  expect([wechat.claimTemplates, sms.claimTemplateCode]).toEqual([[], ''])
  const parsed = readSettings({
    ...production,
    WECHAT_CLAIM_TEMPLATES: 'default:a-template',
    SMS_CLAIM_TEMPLATE_CODE: 'SMS_200000003',
  })
  expect(parsed.wechat.claimTemplates).toEqual([{ appId: 'wx0123456789abcdef', templateId: 'a-template' }])
  expect(parsed.sms.claimTemplateCode).toBe('SMS_200000003')
})
