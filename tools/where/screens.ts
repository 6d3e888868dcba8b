import fs from 'node:fs'
import path from 'node:path'
import type { Route } from '../../apps/h5/src/app/route.ts'
import { routes } from '../../apps/h5/src/app/routes.ts'
import { lineOf, type NamedCall } from './calls.ts'
import type { Modules } from './modules.ts'
import { reach } from './reach.ts'

const table = 'apps/h5/src/app/routes.ts'

export interface ScreenSource {
  readonly path: string
  readonly title: string
  readonly row: string
  readonly file: string
}

/** Parsed from the text of the table: a loader at run time does not reveal its file. */
export function screens(root: string): ScreenSource[] {
  const text = fs.readFileSync(path.join(root, table), 'utf8')
  const files = new Map(
    [...text.matchAll(/screen\(\s*'([^']+)'.*?import\('#([^']+)'\)/gs)].map((match) => [match[1], match[2]]),
  )
  return (routes as readonly Route[])
    .filter((route) => route.kind === 'screen')
    .map((route) => ({
      path: route.path,
      title: route.title,
      row: `${table}:${lineOf(root, table, `'${route.path}'`)}`,
      file: `apps/h5/src/${files.get(route.path) ?? ''}`,
    }))
}

/** Calls that a screen makes itself, through its feature, or through a platform module that its feature uses. */
export function callsOf(modules: Modules, screen: ScreenSource, calls: readonly NamedCall[]): NamedCall[] {
  const feature = screen.file.split('/screens/')[0] ?? ''
  const reached = reach(modules, screen.file, 'default')
  const own = new Set(reached.map((one) => one.file).filter((file) => file.startsWith(feature)))
  const requested = new Set(
    [...own].flatMap((file) => [...modules.of(file).imports.values()].map((imported) => imported.file)),
  )
  const used = new Set(
    reached
      .filter(({ file }) => own.has(file) || requested.has(file))
      .flatMap(({ declaration }) => [...declaration.members]),
  )
  return calls.filter((call) => used.has(call.member))
}
