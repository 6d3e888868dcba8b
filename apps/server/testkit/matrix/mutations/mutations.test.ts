import { expect, test } from 'vitest'
import { namedCalls } from '#testkit/named-calls.ts'
import { staged } from '#testkit/staged.ts'
import { figures } from '../figures.ts'
import { openMatrix } from '../stage.ts'
import { mutateCall, type MutationFault } from './mutate.ts'
import { mutations } from './mutations.ts'

const stage = staged(() => openMatrix())

/** In `npm test` one of this many, a different one for each field, so that each mutation occurs somewhere. */
const oneOf = process.env['CAMPAIGN'] ? 1 : 12

test('no invalid field of any call breaks or stalls the server, and each is named in the refusal', async () => {
  expect(mutations.length).toBeGreaterThanOrEqual(20)
  const faults: MutationFault[] = []
  const counted = { calls: 0, fields: 0, tries: 0 }
  let turn = 0
  for (const call of namedCalls()) {
    const done = await mutateCall(stage, call, () => (turn += 1) % oneOf === 0)
    faults.push(...done.faults)
    counted.calls += 1
    counted.fields += done.fields
    counted.tries += done.tries
  }
  figures({ ...counted, faults: faults.length })
  expect(faults).toEqual([])
}, 1_800_000)
