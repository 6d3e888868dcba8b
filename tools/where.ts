/**
 * npm run where -- /home           route row → screen → contract rows → handlers → stores → tables → tests
 * npm run where -- user/login      the same starting from a call, and the screens that make it
 */
import { behind, namedCalls, type NamedCall } from './where/calls.ts'
import { Modules } from './where/modules.ts'
import { callsOf, screens, type ScreenSource } from './where/screens.ts'
import { testsOf } from './where/tests.ts'
import { root } from './run/paths.ts'

const query = process.argv[2] ?? ''
const modules = new Modules(root)
const calls = namedCalls(modules)
const allScreens = screens(root)

const print = (indent: number, name: string, values: readonly string[]) => {
  for (const [index, value] of values.entries()) {
    console.log(`${' '.repeat(indent)}${(index === 0 ? name : '').padEnd(9)} ${value}`)
  }
}

function printCall(call: NamedCall, indent: number): string[] {
  const { handler, stores, tables } = behind(modules, call)
  print(indent, 'call', [`${call.row.method} ${call.row.path} (${call.row.summary})`])
  print(indent + 2, 'contract', [`${call.contract} ${call.member}`])
  print(indent + 2, 'handler', [handler ?? 'none'])
  print(indent + 2, 'store', stores)
  if (tables.length > 0) print(indent + 2, 'tables', [tables.join(', ')])
  return handler ? [handler.split(':')[0] ?? ''] : []
}

function showRoute(screen: ScreenSource): void {
  print(0, 'route', [`${screen.path} ${screen.title}`])
  print(2, 'row', [screen.row])
  print(2, 'screen', [screen.file])
  for (const call of callsOf(modules, screen, calls)) printCall(call, 2)
  print(2, 'tests', testsOf(root, [screen.file], [`'${screen.path}'`, `#${screen.path}'`]))
}

function showCall(call: NamedCall): void {
  const users = allScreens.filter((screen) => callsOf(modules, screen, calls).includes(call))
  const files = printCall(call, 0)
  print(
    2,
    'screens',
    users.map((screen) => `${screen.path} ${screen.file}`),
  )
  print(2, 'tests', testsOf(root, files, [call.member, `'${call.row.path}'`]))
}

const screen = allScreens.find((one) => one.path === query)
const found = calls.filter((call) => call.row.path === query || call.member === query)
if (screen) showRoute(screen)
else if (found.length > 0) for (const call of found) showCall(call)
else {
  const near = [...allScreens.map((one) => one.path), ...calls.map((call) => call.row.path)]
    .filter((name) => query && name.toLowerCase().includes(query.toLowerCase()))
    .slice(0, 12)
  console.error(query ? `${query} stands in neither table.` : 'npm run where -- <route or call>')
  if (near.length > 0) console.error(`Did you mean: ${near.join(', ')}`)
  process.exitCode = 1
}
