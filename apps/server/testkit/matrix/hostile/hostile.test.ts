import { expect, test } from 'vitest'
import { turns } from '#testkit/campaign.ts'
import { namedCalls } from '#testkit/named-calls.ts'
import { staged } from '#testkit/staged.ts'
import { figures } from '../figures.ts'
import { openMatrix } from '../stage.ts'
import { attackWith, type FileFault } from './attack.ts'
import { hostileFiles } from './hostile-files.ts'

const stage = staged(() => openMatrix())
const uploads = namedCalls().filter(({ row }) => row.body === 'multipart')
/** Usually each file goes through one call, in a campaign through all. */
const every = turns({ usually: uploads.length, inCampaign: 1 })

test('no file breaks an upload, delays another member or is stored as something that it is not', async () => {
  const faults: FileFault[] = []
  let tries = 0
  for (const [at, call] of uploads.entries()) {
    const files = hostileFiles.filter((_, index) => (index + at) % every === 0)
    faults.push(...(await attackWith(stage, call, files)))
    tries += files.length
  }
  figures({
    uploads: uploads.length,
    files: hostileFiles.length,
    tries,
    faults: faults.length,
  })
  expect(uploads.length).toBeGreaterThan(3)
  expect(faults).toEqual([])
}, 1_800_000)
