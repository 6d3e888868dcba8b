/**
 * npm run shots                                   every screen in every look and state, and every page of the console
 * npm run shots -- home --state=empty,loading     only those whose name contains the word, in these states
 * npm run shots -- --look=elder,console --axe     only these looks; reports serious findings of axe
 * npm run shots -- --fit                          checks the layout for overflow: 320 and 430 wide, enlarged text,
 * elder mode
 * npm run shots -- --readme                       the six pictures of the READMEs, in docs/pictures/
 *
 * Pictures are in .shots/<state>-<look>/, contact sheets of fifteen in .shots/sheets/.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { routes } from '../apps/h5/src/app/routes.ts'
import { openStage } from '../e2e/support/stage.ts'
import { browserFlags, ensureBrowser } from './browser.ts'
import { buildApps } from './run/app-build.ts'
import { root } from './run/paths.ts'
import { parseShotOptions } from './shots/arguments.ts'
import { Camera, type CameraDeps } from './shots/camera.ts'
import { ConsoleCamera } from './shots/console-camera.ts'
import { Findings } from './shots/findings.ts'
import { planOf, type PageOpening } from './shots/plan.ts'
import { takeReadmePictures } from './shots/readme-pictures.ts'
import { findRows, withRows } from './shots/rows.ts'
import { openSessions } from './shots/sessions.ts'
import { drawSheets } from './shots/sheets.ts'
import { visitsOf } from './shots/visits.ts'

const folder = path.join(root, '.shots')
/** The browser and the server share the machine. */
const camerasAtOnce = Number(process.env['SHOTS_AT_ONCE'] || 2)
const firstPort = Number(process.env['SHOTS_PORT'] || 18_180)

/** Each camera takes the next opening that is left. */
async function takeAll(deps: CameraDeps, openings: readonly PageOpening[]): Promise<readonly Camera[]> {
  const cameras = Array.from({ length: camerasAtOnce }, () => new Camera(deps))
  const waiting = [...openings]
  await Promise.all(
    cameras.map(async (camera) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await camera.take(next)
    }),
  )
  return cameras
}

/** Pictures of all chosen screens and pages, and the sheets that show them side by side. */
async function takeContactSheets(deps: CameraDeps): Promise<void> {
  const consoleCamera = new ConsoleCamera(deps)
  if (options.looks.includes('console') && options.states.includes('data')) await consoleCamera.takeAll()
  const cameras = await takeAll(deps, openings)
  const pictures = [consoleCamera, ...cameras].flatMap((camera) => camera.pictures)
  const stateless = new Set(cameras.flatMap((camera) => camera.stateless))
  if (stateless.size > 0)
    console.log(`ask for nothing, so there is no such state: ${[...stateless].join(' ')}`)
  const sheets = await drawSheets(pictures, path.join(folder, 'sheets'))
  console.log(`${pictures.length} pictures on ${sheets.length} sheets in .shots/, ${findings.count} findings`)
}

const options = parseShotOptions(process.argv.slice(2))
const { visits, skipped } = visitsOf(routes)
const openings = planOf(visits, options)
const findings = new Findings()
for (const route of skipped) findings.add(`${route} is looked at by nobody`)
const executablePath = ensureBrowser()
await buildApps()
if (options.isWhole) fs.rmSync(folder, { recursive: true, force: true })
const stage = await openStage({ app: firstPort, sandbox: firstPort + 10, mail: firstPort + 20 })
const browser = await chromium.launch({ executablePath, args: browserFlags })
try {
  const rows = await findRows(stage)
  const deps = {
    browser,
    stage,
    sessions: openSessions(stage),
    rows: (path: string) => withRows(path, rows),
    folder,
    options,
    findings,
  }
  if (options.isForReadme) {
    const taken = await takeReadmePictures(deps, path.join(root, 'docs/pictures'))
    console.log(`${taken.length} pictures in docs/pictures/, ${findings.count} findings`)
  } else await takeContactSheets(deps)
  process.exitCode = findings.count > 0 ? 1 : 0
} finally {
  await browser.close()
  await stage.stop()
}
