import type { Plugin } from 'vite'

const helper = 'vite/preload-helper.js'

/*
 * What Vite puts before every `import()`: here only styles are listed, all stand beside the page, and none needs a
 * nonce. One that does not come fails the screen, and is asked for again with it.
 */
const small = `
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

/** Vite's own is four times as long, and stands in the first screen. */
export const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith(helper) ? small : null),
})
