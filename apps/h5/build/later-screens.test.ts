import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shelve } from './later-screens.ts'

const table = `export const routes = [
  redirect('/', '/home'),
  screen('/home', '原力星球', 1, () => import('#features/home/screens/home.screen.tsx'), { name: 'Home' }),
  screen('/faq', '常见问题', 2, () => import('#features/messages/screens/faq.screen.tsx'), { name: 'faq', parent: '/setup', keepAlive: true }),
  screen('/message', '消息中心', 2, () => import('#features/messages/screens/message.screen.tsx')),
]
export const nearbyLocations = (_path: string): Promise<readonly number[]> => Promise.resolve([])`

test('first screens keep their rows; for the others loader, title, name and parent move to a separate chunk in their order', () => {
  const { table: made, screens } = shelve(table, ['/home'])
  expect(screens).toEqual([
    {
      at: 2,
      file: 'features/messages/screens/faq.screen.tsx',
      rowData: { title: '常见问题', name: 'faq', parent: '/setup' },
    },
    { at: 3, file: 'features/messages/screens/message.screen.tsx', rowData: { title: '消息中心' } },
  ])
  expect(made).toContain("1, () => import('#features/home/screens/home.screen.tsx'), { name: 'Home' }")
  expect(made).toContain("later('/faq', 2, { keepAlive: true })")
  expect(made).toContain("later('/message', 2)")
})

test('takes the neighbours of a screen from the separate chunk, also for the real table', () => {
  const real = readFileSync(path.resolve(import.meta.dirname, '../src/app/routes.ts'), 'utf8')
  for (const source of [table, real])
    expect(shelve(source, ['/home']).table).toContain(
      "nearbyLocations = async (path) => (await import('virtual:later-screens')).near[path] ?? []",
    )
  expect(() => shelve(table.replace('nearbyLocations', 'neighbours'), [])).toThrow('nearbyLocations')
})

test("a loaded screen fills in its row's data", async () => {
  const { table: made, screens } = shelve(table, ['/home'])
  const shelf = screens.map(({ at, file, rowData }) => ({ at, row: rowData, load: () => file }))
  const rows = made
    .replace('export const routes', 'const routes')
    .replace('export const nearbyLocations', 'const nearbyLocations')
    .replace("(await import('virtual:later-screens')).default", 'shelf')
    .replace("(await import('virtual:later-screens')).near", '({})')
    .replaceAll(/\(\) => import\('[^']+'\)/g, 'null')
  const screen = (path: string, title: string, _depth: number, load: unknown, options = {}) => ({
    path,
    title,
    load,
    name: path.slice(1),
    ...options,
  })
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function('screen', 'redirect', 'shelf', `${rows}\nreturn routes`)
  const routes = read(screen, () => ({}), shelf) as ReturnType<typeof screen>[]
  const row = routes.find(({ path }) => path === '/message')
  if (!row) throw new Error('the row is gone')
  expect([row.title, row.name]).toEqual(['', 'message'])
  expect(await (row.load as () => unknown)()).toBe('features/messages/screens/message.screen.tsx')
  expect([row.title, row.name]).toEqual(['消息中心', 'message'])
})
