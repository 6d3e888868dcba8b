import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { claimCalls } from '@yf/contract/claims'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { turns } from '#testkit/campaign.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { systemClock } from '#platform/clock.ts'
import { issueSession } from '#platform/session/sessions.ts'

// Every kill costs the start of a process.
vi.setConfig({ testTimeout: turns({ usually: 600_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

const stepCount = 8
/** Milliseconds between sending a step and killing the server: at once, during the work, and near its end. */
const delays = [0, 3, 8, 15, 30, 60, 120]
/** Usually two steps once each, including the last; in a campaign every step at every delay. */
const every = turns({ usually: 4, inCampaign: 1 })
const kills = turns({ usually: stepCount / 4, inCampaign: stepCount * delays.length })
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-'))
const companyId = idOf('company', 'xinghe-hardware')
/** Used in turn, because of the limit on signatures per person. */
const members = ['胡建平', '郭芷若', '林志远', '何文博'] as const
const accountIds = members.map((member) => idOf('account', member))
const day = addDays(shanghaiDay(new Date()), -3)

let base: TestDatabase
let tokens: string[]
let server: Killable

beforeAll(async () => {
  base = await testDatabase({ demo: true })
  const env = { DATABASE_URL: base.url, DATA_DIR: dataDir, OCR_PROCESSES: '0', DEMO_DATA: 'off' }
  tokens = await Promise.all(accountIds.map((id) => issueSession(base.db, systemClock, id)))
  server = await startKillable(env, kills)
})
afterAll(async () => {
  await server?.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A unique picture. */
const pictureOf = async (text: string) => {
  const label = `<svg width="640" height="400"><rect width="100%" height="100%" fill="#fff"/><text x="40" y="120" font-size="40">${text}</text></svg>`
  return new Blob([new Uint8Array(await sharp(Buffer.from(label)).jpeg().toBuffer())])
}

type KilledStep = (caseId: string, onSent: (() => Promise<void>) | undefined) => Promise<string>

interface Acknowledged {
  caseId: string
  materials: string[]
  caseNo: string
}

const draftOf = (member: string, round: number) =>
  ({
    companyId,
    flow: 'old',
    familyId: null,
    policyId: idOf('policy', `colleague/${member}`),
    visitType: 'outpatient',
    visitStart: day,
    visitEnd: day,
    hospital: '北京第一人民医院',
    diagnosis: `复诊 ${round}`,
    declaredFen: 12_800,
  }) as const

/**
 * A complete application in the steps of a member, killed the given number of milliseconds after the given step was
 * sent.
 */
async function applyKilledIn(killed: number, delay: number, round: number): Promise<Acknowledged> {
  const done: Acknowledged = { caseId: '', materials: [], caseNo: '' }
  const who = round % members.length
  const member = members[who] as string
  const token = tokens[who] as string
  let signatureId = ''
  let bookHash = ''
  const upload =
    (kind: 'receipt' | 'medicalRecord' | 'idCard'): KilledStep =>
    async (caseId, onSent) => {
      const file = await pictureOf(`${kind} ${round}`)
      const input = { caseId, kind, file }
      const [material] = await server.persist(token, claimCalls.upload, input, onSent)
      done.materials.push(material!.id)
      return caseId
    }
  const steps: KilledStep[] = [
    async (_caseId, onSent) =>
      (await server.persist(token, claimCalls.chooseMember, draftOf(member, round), onSent)).caseId,
    async (caseId, onSent) => {
      await server.persist(token, claimCalls.saveBank, { caseId, cardId: idOf('bankCard', member) }, onSent)
      return caseId
    },
    upload('receipt'),
    upload('medicalRecord'),
    upload('idCard'),
    async (caseId, onSent) => {
      const input = { purpose: 'signature', file: await signature(round) } as const
      signatureId = (await server.persist(token, claimCalls.uploadForOriginUrl, input, onSent)).id
      return caseId
    },
    async (caseId, onSent) => {
      bookHash = (await server.persist(token, claimCalls.book, { caseId }, onSent)).hash
      return caseId
    },
    async (caseId, onSent) => {
      const submitted = await server.persist(
        token,
        claimCalls.apply,
        { caseId, signatureId, bookHash },
        onSent,
      )
      done.caseNo = submitted.caseNo
      return submitted.caseId
    },
  ]
  for (const [at, step] of steps.entries()) {
    done.caseId = await step(done.caseId, at === killed ? server.killAfter(delay) : undefined)
  }
  return done
}

const signature = async (round: number) => {
  const line = `<svg width="600" height="240"><path d="M40 ${60 + (round % 100)} C 200 10, 300 230, 560 120" stroke="#111" stroke-width="9" fill="none"/></svg>`
  return new Blob([new Uint8Array(await sharp(Buffer.from(line)).png().toBuffer())])
}

test(`${kills} servers killed during applications lose and duplicate nothing that was acknowledged`, async () => {
  const acknowledged: Acknowledged[] = []
  for (let round = 0; round < kills; round += 1) {
    const delay = delays[(round + Math.floor(round / stepCount)) % delays.length] ?? 0
    acknowledged.push(await applyKilledIn((round * every + every - 1) % stepCount, delay, round))
  }
  const cases = await base.db
    .selectFrom('claim_case')
    .select(['id', 'case_no', 'state', 'submitted_at'])
    .where('account_id', 'in', accountIds)
    .where('company_id', '=', companyId)
    .where('flow', '=', 'old')
    .execute()
  const known = new Map(cases.map((row) => [row.id, row]))
  expect(new Set(acknowledged.map(({ caseId }) => caseId)).size).toBe(kills)
  expect(cases).toHaveLength(kills)
  for (const { caseId, caseNo } of acknowledged)
    expect(known.get(caseId)).toMatchObject({ case_no: caseNo, state: 1, submitted_at: expect.any(Date) })

  const materials = await base.db
    .selectFrom('claim_material')
    .innerJoin('stored_file', 'stored_file.id', 'claim_material.file_id')
    .select(['claim_material.id', 'claim_material.case_id', 'stored_file.name'])
    .where('claim_material.removed_at', 'is', null)
    .where('claim_material.case_id', 'in', [...known.keys()])
    .execute()
  expect(materials.map(({ id }) => id).toSorted()).toEqual(
    acknowledged.flatMap((one) => one.materials).toSorted(),
  )

  const events = await base.db
    .selectFrom('state_event')
    .select(['subject_id', 'to_state'])
    .where('subject_kind', '=', 'claim')
    .where('subject_id', 'in', [...known.keys()])
    .where('to_state', '=', '1')
    .execute()
  expect(events).toHaveLength(kills)

  const wrong = await recount(base.db)
  figures({ kills, applications: cases.length, materials: materials.length, wrong: wrong.length })
  expect(wrong).toEqual([])
})
