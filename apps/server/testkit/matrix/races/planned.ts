import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

/** A plan of a name of its own. */
export const toAddPlan = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    kind: 'insurance',
    planName: newId(),
    name: '试验保险',
    insurer: '试验承保',
    coverFen: 1_000_00,
    startDay: null,
    liabilities: [],
    benefits: [],
  },
  token: await server.staffTokenOf('operator1'),
})

/** A draft of 远山物流, whose people have other contracts. */
export const toAddContract = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    companyId: idOf('company', 'yuanshan'),
    previousId: null,
    planVersionId: idOf('planVersion', 'zhao-medical'),
    startsOn: '2027-01-01',
    endsOn: '2027-12-31',
    classes: [
      {
        key: 'staff',
        name: '员工',
        isClosed: false,
        rule: {
          relations: ['self'],
          grades: null,
          regions: null,
          departments: null,
          branches: null,
          ageFrom: null,
          ageTo: null,
        },
      },
    ],
  },
  token: await server.staffTokenOf('operator1'),
})
