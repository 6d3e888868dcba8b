import { isDownward, locationOf, type ModuleLocation } from './location.ts'
import type { Edge } from './sources.ts'

export interface ImportRule {
  readonly name: string
  readonly breaks: (edge: Edge, from: ModuleLocation, to: ModuleLocation) => boolean
}

const isOurs = (to: ModuleLocation) => to.app !== null || to.package !== null
const isForTests = (to: ModuleLocation) => to.package === 'ocr-pictures'
const testkit = 'apps/server/testkit/'
const isSameApp = (from: ModuleLocation, to: ModuleLocation) => from.app !== null && from.app === to.app

/** Which of our own packages each package and app may use. */
const mayUse: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/partner-contract': [],
  'packages/ocr': ['domain'],
  'packages/ocr-pictures': [],
  'packages/papers': ['domain'],
  'packages/contract': ['domain'],
  'packages/client': ['contract'],
  'apps/sandbox': ['partner-contract'],
  'apps/server': ['contract', 'domain', 'partner-contract', 'ocr', 'papers'],
}
/** Money has one conversion, also for those who must not share other rules with the product. */
const sharedByAll = new Set(['packages/domain/src/money.ts', 'packages/domain/src/parse-yuan.ts'])
const ofAnApp = ['client', 'contract', 'domain']

/** The layers of claims on the server, left to right: what is stored, what it shows, what follows, what is done. */
const claimLayers = ['record', 'evidence', 'assessment', 'decision', 'admin']
const claims = 'apps/server/src/features/claims/'

/** The position of a file in the layers; -1 for the table of contents, which combines them and is not imported. */
const claimLayerOf = (file: string): number =>
  claimLayers.indexOf(file.startsWith(claims) ? (file.slice(claims.length).split('/')[0] ?? '') : '')

const leadsRightward = (from: string, to: string): boolean => {
  const own = claimLayerOf(from)
  const other = claimLayerOf(to)
  return own !== -1 && to.startsWith(claims) && (other === -1 || other > own)
}

/** The allowed imports. Tests may import across layers of their own app and from the testkit; nothing else. */
export const rules: readonly ImportRule[] = [
  {
    name: 'inside an app imports lead downward: app, features, platform, ui',
    breaks: (_, from, to) =>
      !from.isTest &&
      isSameApp(from, to) &&
      from.layer !== null &&
      to.layer !== null &&
      !isDownward(from.layer, to.layer),
  },
  {
    name: 'apps never import each other, and a package never imports an app; only the testkit starts the sandbox',
    breaks: (edge, from, to) =>
      to.app !== null &&
      from.app !== to.app &&
      (from.app !== null || from.package !== null) &&
      !(edge.from.startsWith(testkit) && to.app === 'sandbox'),
  },
  {
    name: 'a feature of h5 or the console uses the shared/ of another alone',
    breaks: (edge, from, to) =>
      ['h5', 'console'].some((app) => isFeature(from, app) && isFeature(to, app)) &&
      from.slice !== to.slice &&
      !/\/features\/[^/]+\/shared\//.test(edge.to),
  },
  {
    name: 'a server feature uses another through its public.ts alone',
    breaks: (edge, from, to) =>
      !from.isTest &&
      isFeature(from, 'server') &&
      isFeature(to, 'server') &&
      from.slice !== to.slice &&
      !/\/features\/[^/]+\/public\.ts$/.test(edge.to),
  },
  {
    name: `inside claims imports lead leftward only: ${claimLayers.join(', ')}`,
    breaks: (edge, from) => !from.isTest && leadsRightward(edge.from, edge.to),
  },
  {
    name: 'features/staff stands below every other feature of the server: it imports none of them',
    breaks: (_, from, to) =>
      !from.isTest &&
      isFeature(from, 'server') &&
      from.slice === 'staff' &&
      isFeature(to, 'server') &&
      to.slice !== 'staff',
  },
  {
    name: 'a partner is used through its port.ts; only the wiring in app chooses an adapter',
    breaks: (edge, from, to) =>
      !from.isTest &&
      from.app === 'server' &&
      to.app === 'server' &&
      to.layer === 'partners' &&
      from.layer !== 'app' &&
      (from.layer !== 'partners' || from.slice !== to.slice) &&
      !edge.to.endsWith('/port.ts'),
  },
  {
    name: 'a package uses only the packages under it: contract uses domain, domain uses nothing',
    breaks: (edge, from, to) =>
      (from.app !== null || from.package !== null) &&
      to.package !== null &&
      !sharedByAll.has(edge.to) &&
      to.workspace !== from.workspace &&
      !(from.isTest && isForTests(to)) &&
      !(mayUse[from.workspace] ?? ofAnApp).includes(to.package),
  },
  {
    name: 'domain is pure: it imports nothing from outside',
    breaks: (_, from, to) => from.package === 'domain' && !from.isTest && !isOurs(to),
  },
  {
    name: 'the testkit is for tests',
    breaks: (edge, from) => edge.to.startsWith(testkit) && !from.isTest && from.app !== null,
  },
  {
    name: 'the pictures that papers are read from are for tests, bench and tools',
    breaks: (_, from, to) =>
      to.package === 'ocr-pictures' &&
      from.package !== 'ocr-pictures' &&
      !from.isTest &&
      !['bench', 'tools'].includes(from.workspace),
  },
  {
    name: 'inside a call only its own handle is used: features cannot import platform/db/database.ts',
    breaks: (edge, from) =>
      !from.isTest && isFeature(from, 'server') && edge.to === 'apps/server/src/platform/db/database.ts',
  },
]

const isFeature = (location: ModuleLocation, app: string) =>
  location.app === app && location.layer === 'features'

export const brokenRules = (edges: readonly Edge[]): string[] =>
  edges.flatMap((edge) => {
    const from = locationOf(edge.from)
    const to = locationOf(edge.to)
    return rules
      .filter((rule) => rule.breaks(edge, from, to))
      .map((rule) => `${edge.from} → ${edge.to}\n    ${rule.name}`)
  })
