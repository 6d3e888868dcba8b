/** Parses and formats colours, and computes the WCAG 2 contrast: enough to make any company colour readable. */
export type Rgb = readonly [red: number, green: number, blue: number]

const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const functional = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/i

/** null for an invalid colour: the theme's author may have typed anything. Transparency is ignored. */
export function parseColor(text: string): Rgb | null {
  const trimmed = text.trim()
  const digits = hex.exec(trimmed)?.[1]
  if (digits) {
    const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
    return [red, green, blue]
  }
  const parts = functional.exec(trimmed)?.slice(1, 4).map(Number)
  if (!parts || parts.some((part) => part > 255)) return null
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]
}

export const printColor = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

export const eachPart = ([red, green, blue]: Rgb, change: (part: number) => number): Rgb => [
  change(red),
  change(green),
  change(blue),
]

const readable = 4.5
const white: Rgb = [255, 255, 255]
const ink: Rgb = [38, 38, 38]
const black: Rgb = [0, 0, 0]

/** White if readable, else soft ink, else black: one of them always reaches 4.5:1. */
export function textOn(background: Rgb): Rgb {
  return [white, ink].find((text) => contrast(text, background) >= readable) ?? black
}

/** The colour itself if readable on the background, else darkened step by step until it is. */
export function readableOn(background: Rgb, color: Rgb): Rgb {
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = eachPart(color, (part) => Math.round(part * share))
    if (contrast(darker, background) >= readable) return darker
  }
  return black
}
