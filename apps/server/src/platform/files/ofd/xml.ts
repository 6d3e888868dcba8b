export interface Element {
  /** Without its prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** Its own text, without that of its children. */
  readonly text: string
}

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

/** Deeper nesting or more elements cannot be a receipt. */
const deepest = 40
const most = 60_000

const token =
  /<\?[^>]*\?>|<!--[\s\S]*?-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<(?<close>\/?)(?<tag>[\w:.-]+)(?<rest>(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/gy
const attribute = /(?<name>[\w:.-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Only the predefined entities of XML: a document cannot define expanding entities of its own. */
const plain = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (all, hex?: string, ten?: string, word?: string) => {
      if (word !== undefined) return named[word] ?? all
      const code = hex === undefined ? Number(ten) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ''
    },
  )

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** The root of a document; null when it is invalid, contains definitions, or is too large for a receipt. */
export function parseXml(source: string): Element | null {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open: OpenElement[] = [root]
  const text = source.replace(/^\uFEFF/, '')
  let [at, count] = [0, 0]
  token.lastIndex = 0
  while (at < text.length) {
    const found = token.exec(text)
    count += 1
    if (!found || count > most || open.length > deepest) {
      token.lastIndex = 0
      return null
    }
    at = token.lastIndex
    if (!take(open, found.groups ?? {})) return null
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0]! : null
}

/** False when a closing tag does not match the open one. */
function take(open: OpenElement[], found: Record<string, string | undefined>): boolean {
  const within = open[open.length - 1]!
  const { tag, close, rest = '', empty, data } = found
  if (tag === undefined) {
    within.text += data ?? plain(found['text'] ?? '')
    return true
  }
  if (close) {
    open.pop()
    return open.length > 0 && within.name === local(tag)
  }
  const element: OpenElement = { name: local(tag), attributes: attributesOf(rest), children: [], text: '' }
  within.children.push(element)
  if (!empty) open.push(element)
  return true
}

function attributesOf(rest: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const { groups = {} } of rest.matchAll(attribute))
    attributes[local(groups['name']!)] = plain(groups['double'] ?? groups['single'] ?? '')
  return attributes
}

/** Children by name, one level after the other: `all(root, 'DocBody', 'DocRoot')`. */
export const all = (from: Element, ...names: readonly string[]): Element[] =>
  names.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  )

export const first = (from: Element, ...names: readonly string[]): Element | undefined =>
  all(from, ...names)[0]
