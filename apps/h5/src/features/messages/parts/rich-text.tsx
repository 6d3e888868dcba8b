import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './rich-text.module.css'

/** What a notice or an answer may be made of. No tag brings an attribute along, so none can carry a script. */
const allowed: Readonly<Record<string, string>> = {
  P: 'p',
  DIV: 'div',
  BR: 'br',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
}

/** These go with everything in them; of any other tag the words stay. */
const dropped = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH TITLE HEAD TEXTAREA SELECT BUTTON'.split(' '),
)

/** Deeper nesting is nobody's honest text. */
const deepest = 12

function drawn(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (node.nodeType !== Node.ELEMENT_NODE || depth > deepest) return null
  const name = node.nodeName.toUpperCase()
  if (dropped.has(name)) return null
  const tag = allowed[name]
  if (tag === 'br') return <br key={key} />
  return createElement(tag ?? Fragment, { key }, ...childrenOf(node, depth))
}

const childrenOf = (node: Node, depth: number): ReactNode[] =>
  Array.from(node.childNodes, (child, at) => drawn(child, at, depth + 1))

/**
 * Simple HTML as elements of our own. It is parsed into a document that runs and loads nothing, and only what is listed
 * above is built anew from it: there is no markup to be misread afterwards.
 */
export function safeNodes(html: string): ReactNode {
  if (!/[<&]/.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(body, 0)
}

export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => safeNodes(html), [html])
  return <div className={classNames(styles.text, className)}>{nodes}</div>
}
