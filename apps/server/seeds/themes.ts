import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ThemeTable } from '#features/company/tables.ts'
import type { ThemeOverride } from '#features/company/theme-merge.ts'
import type { LoginThemeTable } from '#features/identity/tables.ts'
import { idOf } from './ids.ts'

type Colors = Record<
  | 'volume_color'
  | 'icon_background_color'
  | 'button_color'
  | 'yf_color'
  | 'icon_conner_color'
  | 'foot_color'
  | 'special_text_color',
  string
>

const colors = (palette: Colors) =>
  Object.entries(palette).map(([keyValue, content]) => ({ keyValue, content }))

const visible = (...keys: readonly string[]) =>
  keys.map((keyValue) => ({ keyValue, isVisible: '1' as const }))
const hidden = (...keys: readonly string[]) => keys.map((keyValue) => ({ keyValue, isVisible: '0' as const }))

/** 星河 keeps the product's own yellow: its group changes little more than a name. */
const xinghe: ThemeOverride = {
  GLOBAL: { all_function_icon: visible('function_tiles_by_use') },
  HOME: { home_foot: [{ keyValue: 'home_foot_company_area', keyName: '星河专区' }] },
  // In addition to the mall in the app, the company has one outside it.
  POINTS: {
    points_home: [
      {
        pointsType: 1,
        pointsPageConfigList: [{ name: '星河内购商城', picLink: null, jumpUrl: 'site:mall' }],
      },
    ],
  },
}

/** Two tabs: the fewest that a company may show. */
const xingheHardware: ThemeOverride = {
  HOME: {
    home_foot: hidden('home_foot_hospital', 'home_foot_company_area'),
    home_king: hidden('home_king_drug_store', 'home_king_encyclopedia', 'home_king_eap', 'home_king_sleep'),
  },
  PERSONAL_CENTER: { personal_center: hidden('personal_center_eap', 'personal_center_sleep') },
}

const haina: ThemeOverride = {
  GLOBAL: {
    all_color: colors({
      volume_color: '#2aa3b9',
      icon_background_color: '#d5eef2',
      button_color: '#14788c',
      yf_color: '#0f6f83',
      icon_conner_color: '#1f8a9e',
      foot_color: '#e3f4f7',
      special_text_color: '#0e6a7d',
    }),
    ALL_DIALOG: hidden('dialog_carbon'),
  },
  HOME: {
    home_foot: hidden('home_foot_hospital'),
    home_king: [
      ...hidden('home_king_mall', 'home_king_score_area', 'home_king_sleep', 'home_king_checkup'),
      ...visible('home_king_activity'),
    ],
  },
  PERSONAL_CENTER: {
    personal_center: hidden(
      'personal_center_mall',
      'personal_center_carbon',
      'personal_center_sleep',
      'personal_center_expense',
    ),
  },
  POINTS: {
    points_home: ([1, 3, 4] as const).map((pointsType) => ({ pointsType, isVisible: '0' as const })),
  },
}

const yuanli: ThemeOverride = {
  GLOBAL: {
    all_color: colors({
      volume_color: '#5bbf73',
      icon_background_color: '#d8f2de',
      button_color: '#34a853',
      yf_color: '#2e9e4d',
      icon_conner_color: '#43b863',
      foot_color: '#e8f7ec',
      special_text_color: '#1f7d3a',
    }),
    all_function_icon: [
      { keyValue: 'function_message', keyName: '站内信', picLink: '/art/icon-message.svg' },
    ],
    ALL_DIALOG: [
      {
        keyValue: 'dialog_yuanli_walk',
        keyName: '原力健步走，一起出发',
        picLink: '/art/strip-carbon.svg',
        jumpUrl: 'site:activity/walk',
      },
    ],
  },
  HOME: {
    home_foot: [
      { keyValue: 'home_foot_hospital', keyName: '健康管家' },
      { keyValue: 'home_foot_company_area', keyName: '原力之家' },
    ],
    home_king: [...hidden('home_king_family_service'), ...visible('home_king_carbon', 'home_king_expense')],
  },
  POINTS: {
    points_home_banner: [{ keyValue: 'points_home_banner_main', keyName: '年货节：积分当钱花' }],
    points_home: [
      {
        pointsType: 2,
        remark: '年节礼遇，员工专享',
        pointsPageConfigList: [{ name: '年货节', picLink: null, jumpUrl: 'site:activity/new-year' }],
      },
    ],
  },
}

const yuanshan: ThemeOverride = {
  GLOBAL: {
    all_color: colors({
      volume_color: '#9b7be0',
      icon_background_color: '#e8defa',
      button_color: '#7a55cc',
      yf_color: '#6c46c2',
      icon_conner_color: '#8a66d6',
      foot_color: '#f2ecfc',
      special_text_color: '#6a44bd',
    }),
    all_function_icon: [...hidden('function_online_service'), ...visible('function_partner')],
    ALL_DIALOG: hidden('dialog_activity', 'dialog_carbon'),
  },
  HOME: {
    home_foot: hidden('home_foot_hospital'),
    home_king: hidden(
      'home_king_seek_doctor',
      'home_king_drug_store',
      'home_king_eap',
      'home_king_sleep',
      'home_king_score_area',
      'home_king_mall',
    ),
  },
  PERSONAL_CENTER: {
    personal_center: hidden(
      'personal_center_mall',
      'personal_center_appointment',
      'personal_center_consultation',
      'personal_center_eap',
      'personal_center_sleep',
    ),
  },
  POINTS: {
    points_home: ([1, 2, 3, 4] as const).map((pointsType) => ({ pointsType, isVisible: '0' as const })),
  },
}

const ofGroup = (key: string, config: ThemeOverride) => ({
  owner_id: idOf('group', key),
  owner_kind: 'group' as const,
  config,
})

const themes: readonly (Pick<ThemeTable, 'owner_id' | 'owner_kind'> & { config: ThemeOverride })[] = [
  ofGroup('xinghe', xinghe),
  ofGroup('haina', haina),
  ofGroup('yuanli', yuanli),
  ofGroup('yuanshan', yuanshan),
  { owner_id: idOf('company', 'xinghe-hardware'), owner_kind: 'company', config: xingheHardware },
]

const loginThemes: readonly Insertable<LoginThemeTable>[] = [
  {
    supply: 'default',
    logo: '/art/logo-yuanli.svg',
    phone_icon: '/art/icon-phone.svg',
    service_icon: true,
    back_image: '/art/login-planet.svg',
    font_color: '#ffa200',
  },
  {
    supply: 'xinghe',
    logo: '/art/logo-xinghe.svg',
    phone_icon: '/art/icon-phone.svg',
    service_icon: true,
    back_image: '/art/login-galaxy.svg',
    font_color: '#ffa200',
  },
  {
    supply: 'haina',
    logo: '/art/logo-haina.svg',
    phone_icon: '/art/icon-phone.svg',
    service_icon: false,
    back_image: '/art/login-sea.svg',
    font_color: '#14788c',
  },
]

export async function addThemes({ clock }: Services, tx: Db) {
  const updated_at = clock.now()
  await tx
    .insertInto('theme')
    .values(themes.map((theme) => ({ ...theme, config: JSON.stringify(theme.config), updated_at })))
    .execute()
  await tx
    .insertInto('login_theme')
    .values([...loginThemes])
    .execute()
}
