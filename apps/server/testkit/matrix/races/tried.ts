import { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { once, each, type Preparation, type Prepared } from './prepared.ts'
import type { RaceKit } from './race-kit.ts'

const aYear = 365

/** All companies, and no other run under way. */
async function toStartTrial({ stage: { server } }: RaceKit): Promise<Prepared> {
  const { db, clock } = server
  await db
    .updateTable('trial_run')
    .set({ state: 'cancelled', ended_at: clock.now() })
    .where('state', '=', 'running')
    .execute()
  const companies = await db.selectFrom('company').select('id').execute()
  const to = shanghaiDay(clock.now())
  const input = {
    versionId: idOf('planVersion', 'zhao-medical'),
    comparedPlanId: null,
    companyIds: companies.map(({ id }) => id),
    from: addDays(to, -aYear),
    to,
  }
  return { input, token: await server.staffTokenOf('operator1') }
}

async function toCancelTrial(kit: RaceKit): Promise<Prepared> {
  const { input, token } = await toStartTrial(kit)
  const { result } = await kit.stage.server.call(trialRunCalls.startTrialRun, input as never, {
    token,
    key: newId(),
  })
  return { input: { id: result.id }, token }
}

let groups = 0
const toSaveGroup = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: { name: `除外 ${++groups}`, codes: ['K00-K14'], words: [], items: [] },
  token: await server.staffTokenOf('operator1'),
})

async function toRemoveGroup(kit: RaceKit): Promise<Prepared> {
  const { input, token } = await toSaveGroup(kit)
  const { result } = await kit.stage.server.call(plansAdminCalls.saveExclusionGroup, input as never, {
    token,
    key: newId(),
  })
  return { input: { id: result.id, revision: result.revision }, token }
}

export const trialPreparations: Readonly<Record<string, Preparation>> = {
  'claimsAdmin.startTrialRun': each(toStartTrial),
  'claimsAdmin.cancelTrialRun': once(toCancelTrial),
  'plansAdmin.saveExclusionGroup': once(toSaveGroup),
  'plansAdmin.removeExclusionGroup': once(toRemoveGroup),
}
