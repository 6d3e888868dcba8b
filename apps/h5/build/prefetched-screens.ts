import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * index.html contains this placeholder for the map: its head script prefetches the first screen in parallel with the
 * app's own chunk.
 */
const placeholder = '__PREFETCH_SCREENS__'

/** And the calls that a member's first screen starts with; `{companyId}` is replaced by the current company. */
const callPlaceholder = '__PREFETCH_CALLS__'

/** The screen file behind a path, parsed from the route table. */
export function screenFile(routeTable: string, routePath: string): string | null {
  const row = routeTable.split('\n').find((line) => line.includes(`screen('${routePath}',`))
  return row?.match(/import\('#([^']+)'\)/)?.[1] ?? null
}

/** A chunk with all its imports that the entry does not already contain. */
function filesOf(bundle: Bundle, fileName: string, seen: Set<string>): string[] {
  if (seen.has(fileName)) return []
  seen.add(fileName)
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk') return []
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((file) => !seen.has(file))
  for (const file of styles) seen.add(file)
  return [fileName, ...styles, ...chunk.imports.flatMap((file) => filesOf(bundle, file, seen))]
}

function prefetchedFiles(bundle: Bundle, entry: Rolldown.OutputChunk, file: string): string[] {
  const seen = new Set<string>()
  filesOf(bundle, entry.fileName, seen)
  const isScreen = (id: string) => id.split(path.sep).join('/').endsWith(`/src/${file}`)
  const screen = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some(isScreen),
  )
  return screen ? filesOf(bundle, screen.fileName, seen).map((name) => `/${name}`) : []
}

/** Tells the page at build time which files and calls its first screens need. */
export function prefetchedScreens(paths: readonly string[], firstCalls: readonly string[]): Plugin {
  let root = ''
  return {
    name: 'prefetched-screens',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!html.includes(placeholder)) return html
        const table = readFileSync(path.join(root, 'src/app/routes.ts'), 'utf8')
        const files = paths.map((routePath): [string, string[]] => {
          const file = screenFile(table, routePath)
          if (file === null) throw new Error(`${routePath} is not in the route table`)
          return [routePath, bundle && chunk ? prefetchedFiles(bundle, chunk, file) : []]
        })
        return html
          .replace(placeholder, JSON.stringify(Object.fromEntries(files)))
          .replaceAll(callPlaceholder, JSON.stringify(firstCalls))
      },
    },
  }
}
