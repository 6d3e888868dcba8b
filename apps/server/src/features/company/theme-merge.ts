import type { Static } from '@sinclair/typebox'
import type { PointsEntry, Theme, ThemeColor, ThemeEntry } from '@yf/contract/company'

type Color = Static<typeof ThemeColor>
type PointsThemeEntry = Static<typeof PointsEntry>
type EntryChange = Pick<ThemeEntry, 'keyValue'> & Partial<ThemeEntry>
type PointsChange = Pick<PointsThemeEntry, 'pointsType'> & Partial<PointsThemeEntry>

/** The override of a group or company: an entry has its key and only the changed fields. */
export interface ThemeOverride {
  readonly GLOBAL?: {
    readonly all_color?: readonly Color[]
    readonly all_function_icon?: readonly EntryChange[]
    readonly ALL_DIALOG?: readonly EntryChange[]
  }
  readonly HOME?: { readonly home_foot?: readonly EntryChange[]; readonly home_king?: readonly EntryChange[] }
  readonly PERSONAL_CENTER?: { readonly personal_center?: readonly EntryChange[] }
  readonly POINTS?: {
    readonly points_home_banner?: readonly EntryChange[]
    readonly points_home?: readonly PointsChange[]
  }
  readonly common?: { readonly company_alias?: string }
}

export const mergeThemes = (base: Theme, ...overrides: readonly ThemeOverride[]): Theme =>
  overrides.reduce<Theme>(over, base)

function over(base: Theme, change: ThemeOverride): Theme {
  return {
    GLOBAL: {
      all_color: changed(base.GLOBAL.all_color, change.GLOBAL?.all_color, byKey, colorOf),
      all_function_icon: entries(base.GLOBAL.all_function_icon, change.GLOBAL?.all_function_icon),
      ALL_DIALOG: entries(base.GLOBAL.ALL_DIALOG, change.GLOBAL?.ALL_DIALOG),
    },
    HOME: {
      home_foot: entries(base.HOME.home_foot, change.HOME?.home_foot),
      home_king: entries(base.HOME.home_king, change.HOME?.home_king),
    },
    PERSONAL_CENTER: {
      personal_center: entries(base.PERSONAL_CENTER.personal_center, change.PERSONAL_CENTER?.personal_center),
    },
    POINTS: {
      points_home_banner: entries(base.POINTS.points_home_banner, change.POINTS?.points_home_banner),
      points_home: changed(base.POINTS.points_home, change.POINTS?.points_home, byPointsType, pointsOf),
    },
    common: { ...base.common, ...change.common },
  }
}

/** Known entries keep their position and take the change; new ones follow. */
function changed<T, C>(
  base: readonly T[],
  changes: readonly C[] | undefined,
  keyOf: (item: T | C) => unknown,
  whole: (change: C) => T,
): T[] {
  const changesByKey = new Map((changes ?? []).map((change) => [keyOf(change), change]))
  const existingKeys = new Set(base.map(keyOf))
  const merged = base.map((item) => ({ ...item, ...changesByKey.get(keyOf(item)) }) as T)
  const added = [...changesByKey.values()].filter((change) => !existingKeys.has(keyOf(change))).map(whole)
  return [...merged, ...added]
}

const byKey = (item: { readonly keyValue: string }) => item.keyValue
const byPointsType = (item: { readonly pointsType: number }) => item.pointsType
const colorOf = (color: Color): Color => color

const entries = (base: readonly ThemeEntry[], changes: readonly EntryChange[] | undefined): ThemeEntry[] =>
  changed(base, changes, byKey, entryOf)

/** A new entry is visible unless it says otherwise. */
const entryOf = (change: EntryChange): ThemeEntry => ({
  keyName: '',
  isVisible: '1',
  picLink: null,
  jumpUrl: null,
  ...change,
})

const pointsOf = (change: PointsChange): PointsThemeEntry => ({
  name: '',
  remark: '',
  isVisible: '1',
  pointsPageConfigList: [],
  ...change,
})
