import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../run/paths.ts'

const workspaces = ['packages/client', 'packages/contract', 'packages/domain', 'packages/partner-contract']
export type Generator = 'new-call' | 'new-screen' | 'new-page' | 'new-table'

const parts = [...workspaces, 'apps/server', 'apps/sandbox', 'apps/h5', 'apps/console']

/** What generators extend outside these parts, or in a test. */
const lists = ['tools/spec/additions.ts', 'tools/shots/visits.ts', 'apps/console/src/app/app.test.tsx']

/** The repository's own sources in another folder, where skeletons can be written and compiled. */
export interface SourceCopy {
  readonly folder: string
  generate(tool: string, ...args: string[]): { stdout: string; stderr: string; status: number | null }
  /** The names of the written files; throws where the generator refuses. */
  succeeds(tool: Generator, ...args: string[]): string
  read(file: string): string
  /** The numbers that the files of a folder begin with, in order. */
  numbersOf(folder: string): number[]
  /** Every specified screen exists: removes one, with its row, so that it can be generated again. */
  withoutScreen(route: string): void
  /** The compiler's errors about these files, one per line, and about no others. */
  complaints(files: string): string[]
  remove(): void
}

export function copySources(): SourceCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skeleton-'))
  for (const part of parts) {
    fs.cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist(-[^\\/]*)?)$/.test(file) && !/\.test\.tsx?$/.test(file),
    })
  }
  for (const file of lists) fs.cpSync(path.join(root, file), path.join(folder, file))
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(compilerConfig()))
  const generate = (tool: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'tools', `${tool}.ts`), ...args, '--root', folder], {
      encoding: 'utf8',
    })
  return {
    folder,
    generate,
    succeeds: (tool, ...args) => {
      const { stdout, stderr } = generate(tool, ...args)
      if (stderr) throw new Error(stderr)
      return stdout
    },
    numbersOf: (place) =>
      fs
        .readdirSync(path.join(folder, place))
        .map((name) => Number.parseInt(name))
        .toSorted((one, other) => one - other),
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    withoutScreen: (route) => takeOut(folder, route),
    complaints: (files) => complaintsAbout(files, compile(folder)),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}

function takeOut(folder: string, route: string): void {
  const table = path.join(folder, 'apps/h5/src/app/routes.ts')
  const lines = fs.readFileSync(table, 'utf8').split('\n')
  const row = lines.find((line) => line.includes(`screen('${route}',`))
  if (row === undefined) throw new Error(`${route} is no screen of the table`)
  const screen = /import\('#([^']+)'\)/.exec(row)?.[1] ?? ''
  fs.writeFileSync(table, lines.filter((line) => line !== row).join('\n'))
  fs.rmSync(path.join(folder, 'apps/h5/src', screen))
}

function compilerConfig(): object {
  const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const paths = Object.fromEntries(
    [...workspaces, 'apps/server', 'apps/sandbox'].map((part) => [
      `@yf/${path.basename(part)}/*`,
      [`./${part}/src/*.ts`],
    ]),
  )
  return { compilerOptions: { ...compilerOptions, paths }, include: ['apps/*/src', 'packages/*/src'] }
}

/** What the compiler learned about the latest copy: it checks again only what differs, and what depends on that. */
const cachedBuild = path.join(root, 'node_modules/.cache/skeletons.tsbuildinfo')

function compile(folder: string): string {
  const build = path.join(folder, 'tsconfig.tsbuildinfo')
  if (fs.existsSync(cachedBuild)) fs.copyFileSync(cachedBuild, build)
  const tsc = path.join(root, 'node_modules/.bin/tsc')
  const args = ['-p', folder, '--incremental', '--tsBuildInfoFile', build]
  const { stdout } = spawnSync(tsc, args, { encoding: 'utf8', cwd: folder })
  if (fs.existsSync(build)) keepBuild(build)
  return stdout
}

/** Another process may read the file meanwhile, so that it appears complete. */
function keepBuild(build: string): void {
  const complete = `${cachedBuild}.${process.pid}`
  fs.mkdirSync(path.dirname(cachedBuild), { recursive: true })
  fs.copyFileSync(build, complete)
  fs.renameSync(complete, cachedBuild)
}

export const complaintsAbout = (files: string, output: string): string[] =>
  output
    .split('\n')
    .filter(
      (line) => line.includes('error') && files.split('\n').some((file) => file && line.startsWith(file)),
    )
