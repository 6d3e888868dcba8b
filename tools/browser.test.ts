import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const browser = path.join(import.meta.dirname, 'browser.ts')

/** A folder of programs that only note that they were called, as the whole PATH of somebody who may install. */
function programs(...names: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  for (const name of names)
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\necho ${name} "$@" >> ${folder}/called\n`, {
      mode: 0o755,
    })
  return folder
}

test('an installed browser is used as it is, without a call of apt', () => {
  const folder = programs('chromium', 'apt-get', 'fc-list')
  const script = `process.getuid = () => 0
    const { ensureBrowser } = await import(${JSON.stringify(browser)})
    console.log(ensureBrowser())`
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(found.trim()).toBe(path.join(folder, 'chromium'))
  expect(fs.readFileSync(path.join(folder, 'called'), 'utf8')).not.toContain('apt-get')
})
