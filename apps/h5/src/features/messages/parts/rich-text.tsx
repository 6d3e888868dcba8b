import { deepestText, richTags } from '@yf/domain/rich-text'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './rich-text.module.css'

/** These tags are removed with their content; other tags keep their text. */
const dropped = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH TITLE HEAD TEXTAREA SELECT BUTTON'.split(' '),
)

function drawn(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (node.nodeType !== Node.ELEMENT_NODE || depth > deepestText) return null
  const name = node.nodeName.toUpperCase()
  if (dropped.has(name)) return null
  const tag = richTags.get(name.toLowerCase())
  if (tag === 'br') return <br key={key} />
  return createElement(tag ?? Fragment, { key }, ...childrenOf(node, depth))
}

const childrenOf = (node: Node, depth: number): ReactNode[] =>
  Array.from(node.childNodes, (child, at) => drawn(child, at, depth + 1))

/**
 * Renders simple HTML as React elements. It is parsed into an inert document, and only tags in `richTags` are rebuilt
 * from it, so no markup can be misinterpreted later.
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
