/** The colours of the app that a company chooses, by the key of the theme (specification §3). */
export const themeColorNames = {
  volume_color: '额度',
  icon_background_color: '图标底色',
  button_color: '按钮',
  yf_color: '主色',
  icon_conner_color: '角标',
  foot_color: '页面底色',
  special_text_color: '强调文字',
} as const
export type ThemeColorKey = keyof typeof themeColorNames
export type Palette = Readonly<Record<ThemeColorKey, string>>

interface ThemePreset {
  readonly name: string
  readonly colors: Palette
}

/** Texts on a colour are chosen by contrast in the app, so any palette is readable. */
export const themePresets = {
  sun: {
    name: '原力黄',
    colors: {
      volume_color: '#ffc947',
      icon_background_color: '#ffe593',
      button_color: '#ffc258',
      yf_color: '#ffc200',
      icon_conner_color: '#ffb30c',
      foot_color: '#fff4de',
      special_text_color: '#ffa200',
    },
  },
  sky: {
    name: '晴空蓝',
    colors: {
      volume_color: '#5aa2f5',
      icon_background_color: '#d6e8fd',
      button_color: '#2f7fe0',
      yf_color: '#2a76d6',
      icon_conner_color: '#4a94ee',
      foot_color: '#eaf3fe',
      special_text_color: '#2468bd',
    },
  },
  bay: {
    name: '海湾青',
    colors: {
      volume_color: '#3aa6b9',
      icon_background_color: '#d2eef2',
      button_color: '#1d8a9e',
      yf_color: '#14788c',
      icon_conner_color: '#2f9db0',
      foot_color: '#e6f6f8',
      special_text_color: '#14788c',
    },
  },
  pine: {
    name: '松林绿',
    colors: {
      volume_color: '#52b788',
      icon_background_color: '#d8f0e3',
      button_color: '#2f8f62',
      yf_color: '#2a8259',
      icon_conner_color: '#45a877',
      foot_color: '#eaf7f0',
      special_text_color: '#23744e',
    },
  },
  violet: {
    name: '星云紫',
    colors: {
      volume_color: '#9b7be0',
      icon_background_color: '#e6dcf8',
      button_color: '#7a55cc',
      yf_color: '#6c46c2',
      icon_conner_color: '#8a66d6',
      foot_color: '#f2ecfc',
      special_text_color: '#6a44bd',
    },
  },
  coral: {
    name: '暖阳红',
    colors: {
      volume_color: '#f2836b',
      icon_background_color: '#fde0d8',
      button_color: '#dd5a3e',
      yf_color: '#d24f33',
      icon_conner_color: '#ea7256',
      foot_color: '#fdf0ec',
      special_text_color: '#bf4429',
    },
  },
} as const satisfies Record<string, ThemePreset>
export type ThemePresetKey = keyof typeof themePresets

/** The preset with exactly these colours; null: a palette of the company's own. */
export function presetOf(colors: Palette): ThemePresetKey | null {
  const keys = Object.keys(themeColorNames) as ThemeColorKey[]
  const presets = Object.keys(themePresets) as ThemePresetKey[]
  return (
    presets.find((preset) =>
      keys.every((key) => themePresets[preset].colors[key] === colors[key].toLowerCase()),
    ) ?? null
  )
}

export const presetName = (preset: ThemePresetKey | null): string =>
  preset === null ? '自定义配色' : themePresets[preset].name
