import { Type, type Static } from '@sinclair/typebox'
import { channelKinds } from '@yf/domain/partner-channel'
import { themePresets } from '@yf/domain/theme-presets'
import { consoleService } from './call.ts'
import { ThemeColor } from './company.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Done,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Supply,
  Text,
  titled,
} from './shapes.ts'

/** The ways in of a company's people, and what they look like: channels, partners, themes. */

const Revision = Type.Integer({ title: '版本', minimum: 0 })
const Code = titled('渠道编号', Text(32, 1))
const ChannelName = titled('渠道名称', Text(40, 1))
/** Agreed with the partner; without one we generate it. */
const Secret = Type.Optional(titled('密钥', Text(200, 1)))
/** Shown once: it is stored encrypted, and no call reads it again. */
const OnceSecret = Nullable(Type.String())

export const AdminChannel = Type.Object({
  code: Type.String(),
  name: Type.String(),
  kind: OneKeyOf(channelKinds),
  verifiesPhone: Bit,
  companyCount: Type.Integer(),
  /** Whether the company of the request comes in through it; 0 without one. */
  isUsed: Bit,
  revision: Type.Integer(),
  /** Null: never changed since it was entered. */
  secretChangedTime: Nullable(Moment),
})
export type AdminChannel = Static<typeof AdminChannel>

const ChannelWithSecret = Type.Object({ channel: AdminChannel, secret: OnceSecret })

export const AdminPartner = Type.Object({
  companyId: Id,
  /** Null: no partner; members read the message. */
  url: Nullable(Type.String()),
  message: Type.String(),
  hasSecret: Bit,
  revision: Type.Integer(),
})
export type AdminPartner = Static<typeof AdminPartner>

export const AdminTheme = Type.Object({
  companyId: Id,
  /** Null: a palette of its own. */
  preset: Nullable(OneKeyOf(themePresets)),
  colors: Type.Array(ThemeColor),
  /** Where it comes from. */
  origin: OneOf(['company', 'group', 'product']),
  revision: Type.Integer(),
})
export type AdminTheme = Static<typeof AdminTheme>

const Picture = (title: string) => titled(title, Text(200, 1))
const loginThemeFields = {
  logo: Picture('标志'),
  phoneIcon: Picture('手机号图标'),
  showsService: titled('显示客服', Bit),
  backImage: Picture('背景图'),
  fontColor: Type.String({ title: '文字颜色', pattern: '^#[0-9A-Fa-f]{6}$' }),
}
const LoginSupply = titled('登录来源', Text(64, 1))
export const AdminLoginTheme = Type.Object({
  supply: Supply,
  ...loginThemeFields,
  revision: Type.Integer(),
})
export type AdminLoginTheme = Static<typeof AdminLoginTheme>

const permitted = { permission: 'setUp', refusals: [] } as const

export const companyChannelCalls = {
  channels: consoleService.get(
    'company/channels',
    '查看合作渠道',
    'Channels of partners that log members in, of one company or all',
    Type.Object({
      companyId: Type.Optional(CompanyId),
      /** Only those that the company uses. */
      isUsed: Type.Optional(titled('使用中', Bit)),
      keyword: Type.Optional(Keyword(40)),
      ...PageQuery,
    }),
    Page(AdminChannel),
    permitted,
  ),
  createChannel: consoleService.post(
    'company/channel/create',
    '新建合作渠道',
    'A channel of a new partner, for one company; its secret is shown once',
    Type.Object({
      companyId: CompanyId,
      code: Code,
      name: ChannelName,
      kind: OneKeyOf(channelKinds, { title: '登录方式' }),
      verifiesPhone: titled('手机号已核验', Bit),
      secret: Secret,
    }),
    ChannelWithSecret,
    { permission: 'setUp', idempotent: true, refusals: ['channelCodeTaken'] },
  ),
  saveChannel: consoleService.post(
    'company/channel/save',
    '修改合作渠道',
    'Its name, and whether it vouches for phones',
    Type.Object({
      code: Code,
      revision: Revision,
      name: ChannelName,
      verifiesPhone: titled('手机号已核验', Bit),
    }),
    AdminChannel,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  switchChannel: consoleService.post(
    'company/channel/switch',
    '开通或关闭合作渠道',
    'Whether the members of a company come in through a channel',
    Type.Object({ companyId: CompanyId, code: Code, isUsed: titled('使用中', Bit) }),
    AdminChannel,
    { permission: 'setUp', idempotent: true, refusals: [] },
  ),
  rotateChannelSecret: consoleService.post(
    'company/channel/secret',
    '更换合作渠道密钥',
    'A new secret, shown once; the former one is invalid at once',
    Type.Object({ code: Code, revision: Revision, secret: Secret }),
    ChannelWithSecret,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  partner: consoleService.get(
    'company/partner',
    '查看企业合作方',
    'Where the members of a company are sent as known people, or why not',
    ByCompany,
    AdminPartner,
    permitted,
  ),
  savePartner: consoleService.post(
    'company/partner/save',
    '修改企业合作方',
    'Where members are sent; a new secret is shown once',
    Type.Object({
      companyId: CompanyId,
      revision: Revision,
      url: Nullable(titled('合作方网址', Text(500, 1))),
      message: titled('提示语', Text(100, 1)),
      renewsSecret: titled('更换密钥', Bit),
      secret: Secret,
    }),
    Type.Object({ partner: AdminPartner, secret: OnceSecret }),
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  theme: consoleService.get(
    'company/theme',
    '查看企业主题',
    'The colours of a company, and where they come from',
    ByCompany,
    AdminTheme,
    permitted,
  ),
  saveTheme: consoleService.post(
    'company/theme/save',
    '修改企业主题',
    'The colours of a preset, or everything of another company',
    Type.Object({
      companyId: CompanyId,
      revision: Revision,
      preset: Type.Optional(OneKeyOf(themePresets, { title: '配色' })),
      copyFrom: Type.Optional(titled('复制自', Id)),
    }),
    AdminTheme,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  loginThemes: consoleService.get(
    'company/loginThemes',
    '查看登录主题',
    'Login pages by supply',
    Type.Object({ keyword: Type.Optional(Keyword(40)), ...PageQuery }),
    Page(AdminLoginTheme),
    permitted,
  ),
  saveLoginTheme: consoleService.post(
    'company/loginTheme/save',
    '修改登录主题',
    'Add or change the login page of a supply',
    Type.Object({
      supply: LoginSupply,
      isNew: titled('新建', Bit),
      revision: Revision,
      ...loginThemeFields,
    }),
    AdminLoginTheme,
    { permission: 'setUp', idempotent: true, refusals: ['supplyTaken', 'stateMoved'] },
  ),
  removeLoginTheme: consoleService.post(
    'company/loginTheme/remove',
    '删除登录主题',
    'The supply has the default login page again',
    Type.Object({ supply: LoginSupply, revision: Revision }),
    Done,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
}
