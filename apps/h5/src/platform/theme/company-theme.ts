import type { Theme, ThemeEntry } from '@yf/contract/company'
import type { IconName } from '#ui/icon/names.ts'
import { colorsOf, variablesOf, type Colors } from './colors.ts'

export interface Tab {
  key: 'home_foot_yfstar' | 'home_foot_hospital' | 'home_foot_company_area' | 'home_foot_personal_center'
  path: '/home' | '/hospital' | '/companyCenter' | '/userCenter'
  name: string
  icon: IconName
  picture: string | null
}

/** A function that a company shows or hides, names and draws as it likes. */
export interface ThemedFunction {
  isShown: boolean
  name: string
  /** The company's picture in place of our icon. */
  picture: string | null
}

/** A company's theme, ready to be asked. */
export interface CompanyTheme {
  colors: Colors
  variables: Record<string, string>
  /** Visible when the company's entry says "1"; what the company says nothing about is not there (specification §6). */
  isVisible(key: string): boolean
  /** With our own name where the company gives none. */
  functionOf(key: string, ourName: string): ThemedFunction
  tabs: Tab[]
  /** The visible tiles of the home, in the company's order. */
  king: ThemeEntry[]
  /** The visible entries of the personal centre, in the company's order. */
  personal: ThemeEntry[]
  dialogs: ThemeEntry[]
  points: Theme['POINTS'] | null
  alias: string
}

/** Specification §2: default names; at most four. */
const standardTabs: readonly Tab[] = [
  { key: 'home_foot_yfstar', path: '/home', name: '原力星球', icon: 'home', picture: null },
  { key: 'home_foot_hospital', path: '/hospital', name: '互联网医院', icon: 'hospital', picture: null },
  {
    key: 'home_foot_company_area',
    path: '/companyCenter',
    name: '企业专区',
    icon: 'building',
    picture: null,
  },
  { key: 'home_foot_personal_center', path: '/userCenter', name: '个人中心', icon: 'user', picture: null },
]

const shown = (entries: readonly ThemeEntry[] | undefined) =>
  (entries ?? []).filter((entry) => entry.isVisible === '1')

/** A tab that the company leaves out is not there. Without a list, or with nothing shown in it, all of ours are. */
function tabsOf(foot: readonly ThemeEntry[] | undefined): Tab[] {
  const byKey = new Map(shown(foot).map((entry) => [entry.keyValue, entry]))
  const tabs = standardTabs.flatMap((tab): Tab[] => {
    const entry = byKey.get(tab.key)
    return entry ? [{ ...tab, name: entry.keyName || tab.name, picture: entry.picLink }] : []
  })
  return tabs.length > 0 ? tabs : [...standardTabs]
}

/** Parts may be missing from what a company has set up: each has its default. */
export function companyTheme(config: Theme | null): CompanyTheme {
  const { GLOBAL, HOME, PERSONAL_CENTER, POINTS, common }: Partial<Theme> = config ?? {}
  const colors = colorsOf(GLOBAL?.all_color ?? [])
  const entries = new Map(
    [
      GLOBAL?.all_function_icon,
      GLOBAL?.ALL_DIALOG,
      HOME?.home_foot,
      HOME?.home_king,
      PERSONAL_CENTER?.personal_center,
      POINTS?.points_home_banner,
    ]
      .flatMap((list) => list ?? [])
      .map((entry) => [entry.keyValue, entry]),
  )
  return {
    colors,
    variables: variablesOf(colors),
    isVisible: (key) => entries.get(key)?.isVisible === '1',
    functionOf(key, ourName) {
      const entry = entries.get(key)
      return {
        isShown: entry?.isVisible === '1',
        name: entry?.keyName || ourName,
        picture: entry?.picLink ?? null,
      }
    },
    tabs: tabsOf(HOME?.home_foot),
    king: shown(HOME?.home_king),
    personal: shown(PERSONAL_CENTER?.personal_center),
    dialogs: shown(GLOBAL?.ALL_DIALOG),
    points: POINTS ?? null,
    alias: common?.company_alias ?? '',
  }
}
