/**
 * npm run documents                whether the documents still tell the truth: links, files they name, the settings table
 * npm run documents -- --write     writes the settings table anew
 */
import fs from 'node:fs'
import path from 'node:path'
import { settingRows } from '../apps/server/src/app/setting-rows.ts'
import { brokenLinks } from './check/links.ts'
import { withSettings } from './check/settings-table.ts'

const root = path.resolve(import.meta.dirname, '..')
const operations = path.join(root, 'docs/operations.md')

const folders = ['.', 'docs', 'docs/decisions']
const documents = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
)

const written = fs.readFileSync(operations, 'utf8')
const wanted = withSettings(written, settingRows)
if (process.argv.includes('--write')) fs.writeFileSync(operations, wanted)

const faults = documents.flatMap((file) =>
  brokenLinks(file, fs.readFileSync(path.join(root, file), 'utf8'), (name) =>
    fs.existsSync(path.join(root, name)),
  ).map((target) => `${file}: ${target} is not there`),
)
const squeeze = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---')
if (!process.argv.includes('--write') && squeeze(written) !== squeeze(wanted)) {
  faults.push(
    'docs/operations.md: the settings table is not what the server reads (`npm run documents -- --write`)',
  )
}
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${documents.length} documents, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
