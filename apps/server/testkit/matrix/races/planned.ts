import { newId } from '#platform/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

/** A plan of a name of its own. */
export const toAddPlan = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    planName: newId(),
    name: '试验保险',
    insurer: '试验承保',
    coverFen: 1_000_00,
    startDay: null,
    liabilities: [],
  },
  token: await server.staffTokenOf('operator1'),
})
