/**
 * npm run phones: checks that the shipped files run on the oldest phones (Chrome 97, Safari 14.1), including
 * libraries and styles.
 */
import fs from 'node:fs'
import path from 'node:path'
import { scriptFaults } from './check/lacking-scripts.ts'
import { styleFaults } from './check/lacking-styles.ts'
import { lookThroughPhoneApp } from './run/app-build.ts'

await lookThroughPhoneApp((folder) => {
  const assets = path.join(folder, 'assets')
  const files = fs.readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))
  const faults = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(assets, file), 'utf8')
    const found = file.endsWith('.js') ? scriptFaults(file, text) : styleFaults(text)
    return found.map((fault) => `✗ ${file}: ${fault}`)
  })
  for (const fault of faults) console.error(fault)
  console.log(`${files.length} files, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
})
