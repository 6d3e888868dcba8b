/** npm run test:watch -- login          runs the tests whose path contains the word, and again with each change */
import path from 'node:path'
import { startVitest } from 'vitest/node'
import { root } from './run/paths.ts'

const filters = process.argv.slice(2)
if (filters.length === 0) {
  console.error('npm run test:watch -- <word>: the tests whose path holds the word, e.g. identity')
  process.exit(2)
}
const vitest = await startVitest('test', filters, {
  root,
  config: path.join(root, 'vitest.config.ts'),
  watch: true,
})
if (vitest.state.getFiles().length === 0) {
  console.error(`no test file has ${filters.join(' or ')} in its path`)
  await vitest.close()
  process.exit(1)
}
