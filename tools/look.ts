/**
 * npm run look                 twenty main screens, compared with their stored pictures
 * npm run look -- home         only those whose name contains the word
 * npm run look -- --accept     stores the current pictures: the change is in the commit, for its reviewer
 *
 * Not part of `npm test`: letter rendering depends on the machine's Chromium, and the suite runs on any.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startDatabaseServer } from '@yf/server/testkit/database-server'
import { startDemoServer } from '@yf/server/testkit/demo-server'
import { browserFlags, ensureBrowser } from './browser.ts'
import { differenceOf, drawDifference, keepPicture, baselinePicture } from './look/pictures.ts'
import { lookAt, openEye } from './look/camera.ts'
import { mainScreens } from './look/screens.ts'
import { buildApps } from './run/app-build.ts'
import { root } from './run/paths.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
})
const meant = mainScreens.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)
const baselineFile = (name: string) => path.join(root, 'e2e/pictures', `${name}.webp`)
const differenceFile = (name: string) => path.join(root, '.shots/look', `${name}.png`)

const executablePath = ensureBrowser()
await buildApps()
const databases = await startDatabaseServer()
const server = await startDemoServer()
const browser = await chromium.launch({
  executablePath,
  // Renders letters independently of this machine's screen settings.
  args: [...browserFlags, '--font-render-hinting=none', '--disable-lcd-text'],
})
const changed: string[] = []
try {
  const eye = await openEye(browser, server)
  for (const { name, path: address, who } of meant) {
    const now = await lookAt(eye, who, address)
    const before = await baselinePicture(baselineFile(name))
    const share = before ? await differenceOf(before, now) : 1
    if (share === 0) continue
    if (values.accept) await keepPicture(baselineFile(name), now)
    else await drawDifference(differenceFile(name), before, now)
    changed.push(`${name}: ${before ? `${(share * 100).toFixed(2)} % of it differs` : 'is not kept yet'}`)
  }
} finally {
  await browser.close()
  await server.close()
  await databases.stop()
}
for (const line of changed) console.log(`${values.accept ? '✓ kept' : '✗'} ${line}`)
console.log(`${meant.length} screens looked at, ${changed.length} ${values.accept ? 'accepted' : 'changed'}`)
if (changed.length > 0 && !values.accept) {
  console.log('before, now and what differs: .shots/look/. Wanted? npm run look -- --accept')
  process.exitCode = 1
}
