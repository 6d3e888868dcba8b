/**
 * npm run check                  all static checks; each part that fails is named
 * npm run check -- --quick       only the parts that take seconds, for the moment before a commit
 * npm run check -- types lint    only these parts
 */
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')

const parts: Record<string, readonly string[]> = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint', '--type-aware', '--quiet'],
  types: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  'phone-types': ['tsc', '-p', 'apps/h5/tsconfig.phone.json'],
  'phone-build': ['node', 'tools/phones.ts'],
  imports: ['node', 'tools/imports.ts'],
  tables: ['node', 'tools/tables.ts'],
  migrations: ['node', 'tools/migrations.ts'],
  spec: ['node', 'tools/spec.ts', '--brief'],
  habits: ['node', 'tools/habits.ts'],
  words: ['node', 'tools/wording.ts'],
  names: ['node', 'tools/names.ts'],
  documents: ['node', 'tools/documents.ts'],
  registries: ['node', 'tools/registries.ts'],
  lockfile: ['node', 'tools/lockfile.ts'],
  skeletons: ['node', 'tools/skeletons.ts'],
}

/** Compiling, linting and building take minutes. */
const slow = new Set(['lint', 'types', 'phone-types', 'phone-build', 'skeletons'])

/** These need syntax trees: the sources are parsed once for all of them. */
const parsed = new Set(['imports', 'tables', 'habits', 'names'])

interface Result {
  name: string
  passed: boolean
  output: string
  seconds: number
}

function run(name: string, [command = '', ...args]: readonly string[]): Promise<Result> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
      },
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (output += String(text)))
    const end = (passed: boolean) =>
      resolve({ name, passed, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

const cliArgs = process.argv.slice(2)
const isQuick = cliArgs.includes('--quick')
const only = cliArgs.filter((word) => word !== '--quick')
const unknown = only.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`unknown part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}, and --quick`)
  process.exit(2)
}
const isChosen = (name: string) => only.includes(name) || (only.length === 0 && !(isQuick && slow.has(name)))
const chosen = Object.entries(parts).filter(([name]) => isChosen(name))
const parsing = chosen.some(([name]) => parsed.has(name)) ? run('', ['node', 'tools/source-facts.ts']) : null
const results = await Promise.all(
  chosen.map(async ([name, command]) => {
    // A source that cannot be parsed is reported by each part.
    if (parsed.has(name)) await parsing
    return run(name, command)
  }),
)
for (const { name, passed, seconds, output } of results) {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(11)} ${seconds.toFixed(1)} s`)
  if (!passed) console.log(`${output.trim()}\n`)
}
const failed = results.filter((result) => !result.passed).map((result) => result.name)
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
