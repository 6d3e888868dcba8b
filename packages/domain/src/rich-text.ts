/**
 * The allowed tags of a notice or an answer, and the tag that the app renders. Attributes are dropped. A map instead
 * of an object: `<constructor>` must not match.
 */
export const richTags: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['div', 'div'],
  ['br', 'br'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
])

/** No legitimate text is nested deeper. */
export const deepestText = 12

/** Text that a browser parses as markup: a `<` followed by anything else, as in `血压 < 140`, is text. */
const markup = /<(?=[a-z/!?])[^>]*>?/gi
const plainTag = /^<(\/?)([a-z]+)(\s*\/)?>/i

/** Why a text would not be shown as written, as text for its author; null where it would. */
export function richTextFault(text: string): string | null {
  if (text.replaceAll(markup, '').trim() === '') return '请填写内容'
  const open: string[] = []
  for (const [whole] of text.matchAll(markup)) {
    const tag = plainTag.exec(whole)
    if (!tag) return notShown(whole)
    const [isClosing, name, closesItself] = [tag[1], tag[2]!.toLowerCase(), tag[3]]
    const isAlone = name === 'br'
    if (!richTags.has(name) || (isAlone ? isClosing : closesItself)) return notShown(whole)
    if (isAlone) continue
    if (!isClosing) open.push(name)
    else if (open.pop() !== name) return `「</${name}>」没有对应的开头`
    if (open.length > deepestText) return `标签最多嵌套 ${deepestText} 层`
  }
  const last = open.pop()
  return last === undefined ? null : `「<${last}>」没有结束`
}

const longest = 20
const notShown = (tag: string): string =>
  `应用不显示「${tag.length > longest ? `${tag.slice(0, longest)}…` : tag}」，请去掉`
