import type { Plugin } from 'vite'

const helper = 'vite/preload-helper.js'
const importer = '_import'

/*
 * Replaces Vite's preload helper for `import()`: here only styles are listed, all are beside the page, and none needs
 * a nonce. A failed style fails the screen and is retried with it.
 */
const small = (root: string) => `
import { importerOf } from '${root}/src/platform/parts/chunks.ts'
globalThis.${importer} = importerOf((address) => import(/* @vite-ignore */ address))
const asked = {}
const ask = (file) => new Promise((resolve, reject) => {
  const href = '/' + file
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    delete asked[file]
    reject(new Error(href))
  }
  document.head.append(link)
})
export const __vitePreload = (load, files) =>
  files && files.length ? Promise.all(files.map((file) => asked[file] ||= ask(file))).then(load) : load()
`

const imports = /\bimport\((["'`])\.\/([^"'`]+\.js)\1\)/g

/** Vite's own helper is four times as long, and is part of the first screen. */
export const leanPreload = (root: string): Plugin => ({
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith(helper) ? small(root) : null),
})

/** Replaces `import()` by the app's own importer, which handles failures. */
export const ownImporter = (): Plugin => ({
  name: 'own-importer',
  apply: 'build',
  generateBundle: {
    // Runs last, because Vite finds the styles of a screen by its `import()`.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(imports, `${importer}($1$2$1)`)
      }
    },
  },
})
