import type { Plugin } from 'vite'

const shelf = 'virtual:later-screens'
const loader = /\(\) => import\('#([^']+)'\)/
const row = /^\s*(?:screen|redirect)\(/
const title = /^(\s*screen\('[^']+', )'([^']*)'/
const name = /\bname: '([^']*)'(?:, )?/
const parent = /\bparent: '([^']*)'(?:, )?/

export interface LaterScreen {
  readonly file: string
  /** Where its row stands in the table. */
  readonly at: number
  /** What only a screen that has come has to know. */
  readonly said: { readonly title: string; readonly name?: string; readonly parent?: string }
}

/** The route table with what only a screen that has come needs of these lines replaced by places on a shelf that is loaded apart. */
export function shelve(
  table: string,
  first: readonly string[],
): { table: string; screens: readonly LaterScreen[] } {
  const screens: LaterScreen[] = []
  let rows = 0
  const lines = table.split('\n').map((line) => {
    if (!row.test(line)) return line
    const at = rows++
    const file = loader.exec(line)?.[1]
    if (!file || first.some((path) => line.includes(`screen('${path}',`))) return line
    const [called, above] = [name, parent].map((pattern) => pattern.exec(line)?.[1])
    const said = {
      title: title.exec(line)?.[2] ?? '',
      ...(called === undefined ? {} : { name: called }),
      ...(above === undefined ? {} : { parent: above }),
    }
    const place = screens.push({ file, at, said }) - 1
    return line
      .replace(title, "$1''")
      .replace(name, '')
      .replace(parent, '')
      .replace(/, \{ *\}\)/, ')')
      .replace(loader, () => `() => laterScreen(${place})`)
  })
  return { table: `${lines.join('\n')}\n${take}\n`, screens }
}

/** What was said of a screen comes with the screen, and is its row's from then on. */
const take = `const laterScreen = async (place) => {
  const { at, said, load } = (await import('${shelf}')).default[place]
  Object.assign(routes[at], said)
  return load()
}`

const shelfText = (source: string, screens: readonly LaterScreen[]) =>
  screens
    .map(
      ({ file, at, said }) =>
        `  { at: ${at}, said: ${JSON.stringify(said)}, load: () => import('${source}${file}') },`,
    )
    .join('\n')

/**
 * Each loader carries the name of its chunk and of its styles, each row a title, a name and a way back: for all screens together
 * that is more than the first screen may weigh. So those of the other screens stand in a chunk of their own, which the
 * first prefetch brings.
 */
export function laterScreens(first: readonly string[]): Plugin {
  let screens: readonly LaterScreen[] = []
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
    load: (id) => (id === `\0${shelf}` ? `export default [\n${shelfText(source, screens)}\n]` : null),
  }
}
