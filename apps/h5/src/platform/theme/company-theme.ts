import type { Theme, ThemeEntry } from '@yf/contract/company'
import type { IconName } from '#ui/icon/names.ts'
import { colorsOf, variablesOf, type Colors } from './colors.ts'

export interface ThemeTab {
  key: 'home_foot_yfstar' | 'home_foot_hospital' | 'home_foot_company_area' | 'home_foot_personal_center'
  path: '/home' | '/hospital' | '/companyCenter' | '/userCenter'
  name: string
  icon: IconName
  picture: string | null
}

/** A feature that a company can show, hide, rename and give an icon. */
export interface ThemedFunction {
  isShown: boolean
  name: string
  /** The company's picture instead of our icon. */
  picture: string | null
}

/** A company's theme with accessors. */
export interface CompanyTheme {
  colors: Colors
  variables: Record<string, string>
  /** Visible if the company's entry says "1"; without an entry it is hidden (specification §6). */
  isVisible(key: string): boolean
  /** Falls back to our own name. */
  functionOf(key: string, ourName: string): ThemedFunction
  tabs: ThemeTab[]
  /** The visible tiles of the home page, in the company's order. */
  king: ThemeEntry[]
  /** The visible entries of the user centre, in the company's order. */
  personal: ThemeEntry[]
  dialogs: ThemeEntry[]
  points: Theme['POINTS'] | null
  alias: string
}

/** Specification §2: default names; at most four. */
const standardTabs: readonly ThemeTab[] = [
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

const visibleEntries = (entries: readonly ThemeEntry[] | undefined) =>
  (entries ?? []).filter((entry) => entry.isVisible === '1')

/** A tab without an entry is hidden. Without a list, or with nothing visible in it, all default tabs are shown. */
function tabsOf(foot: readonly ThemeEntry[] | undefined): ThemeTab[] {
  const byKey = new Map(visibleEntries(foot).map((entry) => [entry.keyValue, entry]))
  const tabs = standardTabs.flatMap((tab): ThemeTab[] => {
    const entry = byKey.get(tab.key)
    return entry ? [{ ...tab, name: entry.keyName || tab.name, picture: entry.picLink }] : []
  })
  return tabs.length > 0 ? tabs : [...standardTabs]
}

/** A company's configuration may be incomplete: each part has its default. */
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
    king: visibleEntries(HOME?.home_king),
    personal: visibleEntries(PERSONAL_CENTER?.personal_center),
    dialogs: visibleEntries(GLOBAL?.ALL_DIALOG),
    points: POINTS ?? null,
    alias: common?.company_alias ?? '',
  }
}
