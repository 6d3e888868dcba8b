import { parseColor, printColor, readableOn, textOn, type Rgb } from './contrast.ts'

/** The seven colours of a company, by the keys of its theme (specification §9). */
export const defaultColors = {
  volume_color: '#ffc947',
  icon_background_color: '#ffe593',
  button_color: '#ffc258',
  yf_color: '#FFC200',
  icon_conner_color: '#ffb30c',
  foot_color: '#FFF4DE',
  special_text_color: '#ffa200',
} as const

export type ColorKey = keyof typeof defaultColors
export type Colors = Record<ColorKey, string>

const keys: readonly string[] = Object.keys(defaultColors)
const isColorKey = (key: string): key is ColorKey => keys.includes(key)

export const defaultLoginColor = '#ffa200'

/** The grey of a page is darker than a card's white: text that is readable on it is readable on both. */
const page: Rgb = [0xf6, 0xf7, 0xf9]

export function colorsOf(entries: readonly { keyValue: string; content: string }[]): Colors {
  const colors: Colors = { ...defaultColors }
  for (const { keyValue, content } of entries) {
    if (isColorKey(keyValue) && parseColor(content)) colors[keyValue] = content.trim()
  }
  return colors
}

const rgbOf = (color: string): Rgb => parseColor(color) ?? [0, 0, 0]
const on = (color: string) => printColor(textOn(rgbOf(color)))
const asText = (color: string) => printColor(readableOn(page, rgbOf(color)))

/**
 * A hue rotation changes the lightness of a saturated colour so that no icon is readable on it: such colours are not
 * rotated.
 */
const strong = 150
const turnOf = (color: string) => {
  const parts = rgbOf(color)
  return Math.max(...parts) - Math.min(...parts) > strong ? '0' : '1'
}

/** Theme variables for the stylesheets; the names are those of styles/tokens.css. */
export const variablesOf = (colors: Colors): Record<string, string> => ({
  '--volume-color': colors.volume_color,
  '--icon-background-color': colors.icon_background_color,
  '--button-color': colors.button_color,
  '--yf-color': colors.yf_color,
  '--icon-corner-color': colors.icon_conner_color,
  '--foot-color': colors.foot_color,
  '--special-text-color': colors.special_text_color,
  '--icon-turn': turnOf(colors.icon_background_color),
  '--on-volume': on(colors.volume_color),
  '--on-icon': on(colors.icon_background_color),
  '--on-button': on(colors.button_color),
  '--on-yf': on(colors.yf_color),
  '--on-corner': on(colors.icon_conner_color),
  '--on-foot': on(colors.foot_color),
  '--accent-text': asText(colors.yf_color),
  '--special-text': asText(colors.special_text_color),
})
