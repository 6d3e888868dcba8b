/** The position of a file in the architecture, derived from its path: there is no list of features. */
export interface ModuleLocation {
  /** apps/h5, packages/contract, tools … */
  readonly workspace: string
  readonly app: string | null
  readonly package: string | null
  readonly layer: Layer | null
  /** The feature or the partner it belongs to. */
  readonly slice: string | null
  readonly isTest: boolean
}

/** Inside an app imports point downward only. Seeds fill tables of every feature; partners are below features. */
const layers = ['app', 'ops', 'seeds', 'features', 'partners', 'platform', 'ui'] as const
export type Layer = (typeof layers)[number]

export const isDownward = (from: Layer, to: Layer) => layers.indexOf(from) <= layers.indexOf(to)

const isTestFile = (file: string) =>
  /\.test\.tsx?$|\/test-[\w-]+\.tsx?$|^e2e\/|^apps\/server\/testkit\//.test(file)

export function locationOf(file: string): ModuleLocation {
  const [area = '', name = '', third = '', fourth = '', fifth = ''] = file.split('/')
  const isApp = area === 'apps'
  const isPackage = area === 'packages'
  // Only code under src is layered; build plug-ins and entry files belong to the app's own layer.
  const layer = isApp ? layerOf(third === 'src' ? fourth : third) : null
  return {
    workspace: isApp || isPackage ? `${area}/${name}` : area,
    app: isApp ? name : null,
    package: isPackage ? name : null,
    layer,
    slice: layer === 'features' || layer === 'partners' ? fifth : null,
    isTest: isTestFile(file),
  }
}

const layerOf = (folder: string): Layer =>
  (layers as readonly string[]).includes(folder) ? (folder as Layer) : 'app'
