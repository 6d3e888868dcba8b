import { minifySync, type Plugin } from 'vite'

const inlineScript = /(<script>)([\s\S]*?)(<\/script>)/g
const comment = /<!--[\s\S]*?-->/g
const indentation = /^\s+/gm

/** The page loads before everything else, so comments for developers are removed. */
export const lean = (html: string): string =>
  html
    .replace(
      inlineScript,
      (_whole, open: string, code: string, close: string) =>
        open + minifySync('inline.js', code, { module: false }).code + close,
    )
    .replace(comment, '')
    .replace(indentation, '')

/** Vite minifies every script except those inside the page itself. */
export const leanPage = (): Plugin => ({
  name: 'lean-page',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: lean },
})
