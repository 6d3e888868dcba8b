import { claimCalls } from '@yf/contract/claims'
import { demoStage } from '#testkit/demo-stage.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { caseLab, type CaseLab, type AddCaseOptions } from '#features/claims/record/test-cases.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

/** The needs marked as required must equal those that the checks miss. */
async function needed(options: AddCaseOptions) {
  const caseId = await lab.addCase({ receipts: [], kinds: [], ...options })
  const { needs, checks } = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  return {
    marked: needs.filter(({ isRequired }) => isRequired === 1).map(({ kind }) => kind),
    missed: checks.filter(({ kind }) => kind === 'missing').map(({ materialKind }) => materialKind),
  }
}

test('an outpatient visit needs its receipt and its record', async () => {
  const kinds = ['receipt', 'medicalRecord']
  expect(await needed({})).toEqual({ marked: kinds, missed: kinds })
})

test('an online consultation needs only its receipt', async () => {
  expect(await needed({ flow: 'hospital' })).toEqual({ marked: ['receipt'], missed: ['receipt'] })
})
