export interface GalleryTheme {
  name: string
  colors: Record<string, string>
}

/** Three companies with very different themes: light, dark and pale buttons. */
export const themes: GalleryTheme[] = [
  { name: '原力黄', colors: {} },
  {
    name: '星河蓝',
    colors: {
      '--volume-color': '#3b7cff',
      '--icon-background-color': '#dbe7ff',
      '--button-color': '#1f5fe0',
      '--yf-color': '#1f5fe0',
      '--icon-corner-color': '#ff8a3d',
      '--foot-color': '#e6efff',
      '--special-text-color': '#1f5fe0',
      '--on-button': '#ffffff',
      '--accent-text': '#1f5fe0',
    },
  },
  {
    name: '海纳绿',
    colors: {
      '--volume-color': '#2f9e6e',
      '--icon-background-color': '#d5f0e3',
      '--button-color': '#1d7a52',
      '--yf-color': '#1d7a52',
      '--icon-corner-color': '#ffb30c',
      '--foot-color': '#e2f5ec',
      '--special-text-color': '#1d7a52',
      '--on-button': '#ffffff',
      '--accent-text': '#1d7a52',
    },
  },
]

export function applyTheme({ colors }: GalleryTheme): void {
  const { style } = document.documentElement
  style.cssText = style.fontSize ? `font-size: ${style.fontSize}` : ''
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value)
}
