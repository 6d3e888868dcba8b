import { Type, type Static } from '@sinclair/typebox'
import { mall, main } from './call.ts'
import { siteNames } from '@yf/domain/handoff'
import { CompanyId, Nothing, Nullable, OneOf, Phone, Text, titled } from './shapes.ts'

const Sites = Type.Object({
  mall: Type.String(),
  activity: Type.String(),
  exam: Type.String(),
  assessment: Type.String(),
  encyclopedia: Type.String(),
  service: Type.String(),
})

/** Addresses of the outside sites, and the further hosts that may be opened. */
export const SiteList = Type.Object({
  sites: Type.Object({ production: Sites, test: Sites }),
  hosts: Type.Array(Type.String()),
})
export type SiteList = Static<typeof SiteList>

/** Made by the app for each sign-on and good for one. */
const EchoStr = Type.String({ title: '登录编号', pattern: '^[A-Za-z0-9_-]{16,64}$' })

export const MallLogin = Type.Object({
  token: Type.String(),
  /** What the mall's own pages keep in the browser: under this key, this text. */
  storage: Type.Object({ key: Type.String(), value: Type.String() }),
})
export type MallLogin = Static<typeof MallLogin>

export const handoffCalls = {
  sites: main.get(
    'open-api/site/list',
    'Addresses of the outside sites in both variants, and the hosts that may be opened',
    Nothing,
    SiteList,
    { auth: 'none' },
  ),
  siteToken: main.post(
    'site/token',
    'A token for one outside site, which the site itself asks us about: minutes, that site alone, over with the session',
    Type.Object({
      site: OneOf(siteNames, { title: '站点' }),
      companyId: Type.Optional(CompanyId),
    }),
    Type.Object({ token: Type.String() }),
    { refusals: [] },
  ),
  mallSign: main.post(
    'mall/ssosign',
    'echoStr in; appKey, sign out',
    Type.Object({ echoStr: EchoStr }),
    Type.Object({ appKey: Type.String(), sign: Type.String() }),
    { refusals: ['mallSignSpent'] },
  ),
  mallLogin: mall.post(
    'app/ssologin',
    'appKey, sign, echoStr, name, openId, phone, headImage; code "200", data {token, storage}',
    Type.Object({
      appKey: titled('应用编号', Text(64, 1)),
      sign: titled('签名', Text(128, 1)),
      echoStr: EchoStr,
      phone: Phone,
      name: Type.Optional(titled('姓名', Nullable(Text(64)))),
      openId: Type.Optional(titled('微信编号', Nullable(Text(128)))),
      headImage: Type.Optional(titled('头像', Nullable(Text(500)))),
    }),
    MallLogin,
    { auth: 'none', track: 'api.mallSignOn', refusals: ['mallSignWrong', 'mallSignSpent'] },
  ),
}
