import type { Plugin } from 'vite'

const shelf = 'virtual:later-screens'
const loader = /\(\) => import\('#([^']+)'\)/

/** The route table with the loaders of these lines replaced by places on a shelf that is loaded apart. */
export function shelve(table: string, first: readonly string[]): { table: string; screens: string[] } {
  const screens: string[] = []
  const lines = table.split('\n').map((line) => {
    const file = loader.exec(line)?.[1]
    if (!file || first.some((path) => line.includes(`screen('${path}',`))) return line
    screens.push(file)
    return line.replace(loader, () => `() => laterScreen(${screens.length - 1})`)
  })
  const take = `const laterScreen = async (at) => (await import('${shelf}')).default[at]()`
  return { table: `${lines.join('\n')}\n${take}\n`, screens }
}

/**
 * Each loader carries the name of its chunk and of its styles: for all screens together that is more than the first
 * screen may weigh. So those of the other screens stand in a chunk of their own, which the first prefetch brings.
 */
export function laterScreens(first: readonly string[]): Plugin {
  let screens: string[] = []
  let source = ''
  return {
    name: 'later-screens',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/[\\/]src[\\/]app[\\/]routes\.ts$/.test(file)) return null
      source = file.replace(/app[\\/][^\\/]+$/, '')
      const shelved = shelve(code, first)
      screens = shelved.screens
      return { code: shelved.table, map: null }
    },
    resolveId: (id) => (id === shelf ? `\0${shelf}` : null),
    load: (id) =>
      id === `\0${shelf}`
        ? `export default [\n${screens.map((file) => `  () => import('${source}${file}'),`).join('\n')}\n]`
        : null,
  }
}
