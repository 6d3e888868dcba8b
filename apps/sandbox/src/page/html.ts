/** Markup that is already safe; all other values are escaped in a page. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type HtmlPart = Markup | string | number | false | null | undefined | readonly HtmlPart[]

export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Markup {
  return new Markup(strings.map((text, index) => text + renderPart(parts[index])).join(''))
}

function renderPart(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(renderPart).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
