import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { screenFile } from './prefetched-screens.ts'

type ChunkContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const library = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** All transitive static imports of a module. */
function reach(start: string, context: ChunkContext, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found
  found.add(start)
  for (const id of context.getModuleInfo(start)?.importedIds ?? []) reach(id, context, found)
  return found
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((id) => other.has(id))

/**
 * By default, the bundler splits shared modules into many small chunks, so that a first screen needs fifty files.
 * These groups keep the files of a first visit few: React (which outlives releases), the app with its start and all
 * that home and login use, and the screen; both entry screens share their common code.
 */
export function firstChunks(root: string): Rolldown.CodeSplittingGroup[] {
  const table = readFileSync(path.join(root, 'src/app/routes.ts'), 'utf8')
  const main = path.join(root, 'src/app/main.tsx')
  const screenAt = (routePath: string) => path.join(root, 'src', screenFile(table, routePath) ?? '')

  let parts: Record<'app' | 'home' | 'sign-in', Set<string>> | null = null
  const partsOf = (context: ChunkContext) => {
    const shell = reach(main, context)
    const home = reach(screenAt('/home'), context)
    const byCode = reach(screenAt('/login'), context)
    const byPassword = reach(screenAt('/password'), context)
    const app = new Set([...shell, ...shared(home, new Set([...byCode, ...byPassword]))])
    return { app, home, 'sign-in': new Set(shared(byCode, byPassword)) }
  }
  const group = (name: 'app' | 'home' | 'sign-in', priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      parts ??= partsOf(context)
      return parts[name].has(id) ? name : null
    },
    priority,
  })
  return [
    { name: 'react', test: library, priority: 4 },
    group('app', 3),
    // Nearly every later screen has a button: it must not wait for all login code.
    { name: 'button', test: /[\\/]src[\\/]ui[\\/]button[\\/]button\.(tsx|module\.css)/, priority: 3 },
    group('sign-in', 2),
    group('home', 1),
  ]
}
