import { addDays, shanghaiDay } from '@yf/domain/dates'
import { monthOf } from '@yf/domain/months'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { addTestContract, addTestPlan } from '#testkit/policies.ts'
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
        yearlyFen: null,
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

/** The first month of a new contract of 远山物流. */
export const toAddStatement = async ({ stage: { server } }: RaceKit): Promise<Prepared> => {
  const companyId = idOf('company', 'yuanshan')
  const today = shanghaiDay(server.clock.now())
  const plan = await addTestPlan(server.db, { liabilities: [{}] })
  const days = [addDays(today, -1), addDays(today, 300)] as const
  const contractId = await addTestContract(server.db, { companyId, ...plan, days })
  return {
    input: { companyId, contractId, month: monthOf(today) },
    token: await server.staffTokenOf('operator1'),
  }
}

/** Each request gives 林晓 an entry of its own. */
export const toAddWelfare = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    companyId: idOf('company', 'xinghe-software'),
    name: newId(),
    summary: '试验',
    endDay: addDays(shanghaiDay(server.clock.now()), 9),
    phones: ['13800000001'],
  },
  token: await server.staffTokenOf('operator1'),
})

/** A tag of a name of its own. */
export const toAddTag = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: { companyId: idOf('company', 'xinghe-software'), name: newId().slice(-12) },
  token: await server.staffTokenOf('operator1'),
})
