import path from 'node:path'
import type { Plugin } from 'vite'
import { screensNear } from './near-screens.ts'

const shelf = 'virtual:later-screens'
const loader = /\(\) => import\('#([^']+)'\)/
const row = /^\s*(?:screen|redirect)\(/
const title = /^(\s*screen\('[^']+', )'([^']*)'/
const address = /^\s*\w+\('([^']+)'/
/** Matches a row whose title and loader move to the separate chunk. */
const short = /^(\s*)screen\(('[^']+'), '[^']*', (\d+), \(\) => import\('[^']+'\)/
const name = /\bname: '([^']*)'(?:, )?/
const parent = /\bparent: '([^']*)'(?:, )?/

/** The source has no neighbours: in development a screen loads when it is opened. */
const nearInSource = /^export const nearbyLocations .*$/m
const nearOnShelf = `export const nearbyLocations = async (path) => (await import('${shelf}')).near[path] ?? []`

export interface LaterScreen {
  readonly file: string
  /** Index of its row in the table. */
  readonly at: number
  /** Data that only a loaded screen needs. */
  readonly rowData: { readonly title: string; readonly name?: string; readonly parent?: string }
}

/** Returns the route table with the rows' loading data replaced by indexes into a chunk that loads separately. */
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
    const rowData = {
      title: title.exec(line)?.[2] ?? '',
      ...(called === undefined ? {} : { name: called }),
      ...(above === undefined ? {} : { parent: above }),
    }
    screens.push({ file, at, rowData })
    return line
      .replace(name, '')
      .replace(parent, '')
      .replace(/, \{ *\}\)/, ')')
      .replace(short, '$1later($2, $3')
  })
  if (!nearInSource.test(table)) throw new Error('the route table has no nearbyLocations to replace')
  const made = lines.join('\n').replace(nearInSource, nearOnShelf)
  return { table: `${made}\n${take}\n`, screens }
}

/** By path: the rows of the screens that the screen links to. Tabs link to each other. */
export function nearOf(table: string, source: string): Record<string, number[]> {
  const rows = table.split('\n').filter((line) => row.test(line))
  const paths = rows.map((line) => address.exec(line)?.[1] ?? '')
  const tabs = paths.filter((_path, at) => rows[at]?.includes('isTab: true'))
  const near = rows.flatMap((line, at): [string, number[]][] => {
    const own = paths[at]
    const file = loader.exec(line)?.[1]
    if (!file || own === undefined) return []
    const found = [...(tabs.includes(own) ? tabs : []), ...screensNear(source, file, paths)]
    const rowIndexes = [...new Set(found)].filter((one) => one !== own).map((one) => paths.indexOf(one))
    return rowIndexes.length > 0 ? [[own, rowIndexes]] : []
  })
  return Object.fromEntries(near)
}

/**
 * A row's data loads with its screen and is copied into the row. Rows find their index by counting, because a number
 * in each would not compress.
 */
const take = `var places
function later(path, depth, options) {
  const place = (places = places || []).push(path) - 1
  return screen(path, '', depth, async () => {
    const { at, row, load } = (await import('${shelf}')).default[place]
    Object.assign(routes[at], row)
    return load()
  }, options)
}`

const shelfText = (source: string, screens: readonly LaterScreen[]) =>
  screens
    .map(
      ({ file, at, rowData }) =>
        `  { at: ${at}, row: ${JSON.stringify(rowData)}, load: () => import('${source}${file}') },`,
    )
    .join('\n')

/**
 * Each loader contains the names of its chunk and styles, each row a title, a name and a parent: for all screens
 * together this exceeds the size limit of the first screen. So the other screens' data is in a chunk of its own,
 * which the first prefetch loads.
 */
export function laterScreens(first: readonly string[]): Plugin {
  let screens: readonly LaterScreen[] = []
  let source = ''
  let near: Record<string, number[]> = {}
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
      near = nearOf(code, path.normalize(source))
      return { code: shelved.table, map: null }
    },
    resolveId: (id) => (id === shelf ? `\0${shelf}` : null),
    load: (id) =>
      id === `\0${shelf}`
        ? `export const near = ${JSON.stringify(near)}\nexport default [\n${shelfText(source, screens)}\n]`
        : null,
  }
}
