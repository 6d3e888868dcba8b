/**
 * npm run documents                checks the documents: links, named files, jobs and commands, the settings table, both READMEs
 * npm run documents -- --write     writes the settings table
 */
import fs from 'node:fs'
import path from 'node:path'
import { settingRows } from '../apps/server/src/app/setting-rows.ts'
import { gitFiles } from './check/git-files.ts'
import { missingCommands, readmeDifferences } from './check/commands.ts'
import { brokenLinks, unknownFiles, unknownJobs } from './check/links.ts'
import { withSettings } from './check/settings-table.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')
const isThere = (name: string) => fs.existsSync(path.join(root, name))
const settings = 'docs/settings.md'

const current = read(settings)
const updated = withSettings(current, settingRows)
const isWriting = process.argv.includes('--write')
if (isWriting) fs.writeFileSync(path.join(root, settings), updated)

const documents = ['.', 'docs', 'docs/decisions', 'docs/runbooks'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const files = gitFiles(root)
const serverSource = files
  .filter((file) => /^apps\/server\/src\/.*\.ts$/.test(file))
  .map(read)
  .join('\n')

const faults = documents.flatMap((file) => [
  ...brokenLinks(file, read(file), isThere).map((target) => `${file}: ${target} is not there`),
  ...unknownFiles(read(file), files).map((name) => `${file}: no file is named ${name}`),
  ...(file.startsWith('docs/runbooks/')
    ? unknownJobs(read(file), serverSource).map((name) => `${file}: no job is named ${name}`)
    : []),
  ...missingCommands(read(file), scripts).map((name) => `${file}: package.json has no script '${name}'`),
])
if (!isWriting && current !== updated)
  faults.push(`${settings}: the table is not what the server reads (\`npm run documents -- --write\`)`)
for (const { text, missingIn } of readmeDifferences(read('README.md'), read('README.zh-CN.md')))
  faults.push(`${missingIn}: ${text} is only in the other README`)

for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${documents.length} documents, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
