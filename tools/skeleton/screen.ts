import type { SpecRoute } from '../spec/tables.ts'
import { camel, insertBefore, type Plan, type Read } from './text.ts'

export interface NewScreen {
  readonly domain: string
  /** kebab-case, after what is on it. */
  readonly file: string
  readonly route: SpecRoute
}

const table = 'apps/h5/src/app/routes.ts'

/** The route row under its domain's heading, a screen that shows its title, and its test. */
export function planScreen({ domain, file, route }: NewScreen, read: Read): Plan {
  const screen = `apps/h5/src/features/${domain}/screens/${file}.screen.tsx`
  if (read(screen) !== null) throw new Error(`${screen} is already there`)
  const rows = read(table) ?? ''
  if (rows.includes(`'${route.path}'`)) throw new Error(`${route.path} already stands in ${table}`)
  const name = pascal(file)
  return new Map([
    [table, withRow(rows, domain, file, route)],
    [screen, screenText(name, route)],
    [screen.replace(/\.screen\.tsx$/, '.test.tsx'), testText(name, file, route)],
  ])
}

const pascal = (file: string) => camel(`-${file}`)

function withRow(rows: string, domain: string, file: string, route: SpecRoute): string {
  const options = [
    `name: '${route.name}'`,
    ...(route.public ? ['isPublic: true'] : []),
    ...(route.keepAlive ? ['keepAlive: true'] : []),
  ]
  const loader = `() => import('#features/${domain}/screens/${file}.screen.tsx')`
  const row = `  screen('${route.path}', '${route.title}', ${route.depth}, ${loader}, { ${options.join(', ')} }),`
  const heading = `  // ${domain}\n`
  if (!rows.includes(heading)) return insertBefore(rows, 'export const routes = [', ']', `\n${heading}${row}`)
  const at = rows.indexOf(heading) + heading.length
  const end = /\n\n|\n\]/.exec(rows.slice(at))
  const cut = at + (end?.index ?? 0)
  return `${rows.slice(0, cut)}\n${row}${rows.slice(cut)}`
}

const screenText = (name: string, route: SpecRoute) => `import { Page } from '#ui/page/page.tsx'

export default function ${name}Screen() {
  return <Page title="${route.title}">{null}</Page>
}
`

const testText = (
  name: string,
  file: string,
  route: SpecRoute,
) => `import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ${name}Screen from './${file}.screen.tsx'

test('${route.title} shows its title', () => {
  render(<${name}Screen />)
  expect(screen.getByRole('heading', { name: '${route.title}' })).toBeTruthy()
})
`
