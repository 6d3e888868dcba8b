import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importsAdminCalls } from '@yf/contract/imports-admin'
import { staffCalls } from '@yf/contract/staff'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, inventedCertificate } from '#seeds/people.ts'
import { turns } from '#testkit/campaign.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { callOver } from '#testkit/server.ts'

// A killed worker's job is taken over within a minute.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 240_000 })

/** Once while it writes; in a campaign also while it tries, and a second time while it writes. */
const kills = turns({ usually: 1, inCampaign: 3 })
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-import-'))
const killedCompany = idOf('company', 'yuanli')
const otherCompany = idOf('company', 'haina')
const hired = addDays(shanghaiDay(new Date()), -20)
const count = 1_500

let base: TestDatabase
let server: Killable
let token = ''

beforeAll(async () => {
  base = await testDatabase({ demo: true })
  const env = { DATABASE_URL: base.url, DATA_DIR: dataDir, OCR_PROCESSES: '0', DEMO_DATA: 'off' }
  server = await startKillable(env, kills)
  const staff = { account: 'operator1', password: demoPassword }
  token = await server.until(
    async (url) => (await callOver(url, staffCalls.login, staff)).result?.token ?? null,
  )
})
afterAll(async () => {
  await server?.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Every tenth is the child of the one before, every hundredth row is faulty. */
const lines = Array.from({ length: count }, (_, at) => {
  const number = (of: number) => inventedCertificate(addDays('1970-01-01', of), of % 900)
  const name = `${'赵钱孙李周吴郑王'[at % 8]!}${'一二三四五六七八九十'[at % 10]!}`
  if (at % 100 === 99) return [name, '123', '', '', '']
  return at % 10 === 5 ? [name, number(at), hired, '女儿', number(at - 1)] : [name, number(at), hired, '', '']
})
const file = new File(
  [
    [['姓名', '证件号码', '入职日期', '与员工关系', '员工证件号码'], ...lines]
      .map((line) => line.join())
      .join('\n'),
  ],
  '名单.csv',
)

const batchOf = (companyId: string, id: string) =>
  base.db
    .selectFrom('import_batch')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))
    .executeTakeFirstOrThrow()

/** Until the job is somewhere in the middle, or over. */
async function midway(companyId: string, id: string, least: number): Promise<void> {
  for (;;) {
    const { finished_rows, state } = await batchOf(companyId, id)
    if (finished_rows >= least || state === 'checked' || state === 'done') return
    await wait(5)
  }
}

async function over(companyId: string, id: string, state: 'checked' | 'done'): Promise<void> {
  while ((await batchOf(companyId, id)).state !== state) await wait(200)
}

/** Kills the server once this many rows are through. */
async function killAt(companyId: string, id: string, least: number): Promise<boolean> {
  await midway(companyId, id, least)
  const { state } = await batchOf(companyId, id)
  await server.until(async () => true, server.killAfter(0))
  return state === 'checking' || state === 'applying'
}

async function imported(companyId: string, kill: boolean): Promise<{ id: string; inTheMiddle: number }> {
  let inTheMiddle = 0
  const killed = async (id: string, least: number) => {
    if (kill && (await killAt(companyId, id, least))) inTheMiddle += 1
  }
  const { id, mapping } = await server.persist(token, importsAdminCalls.upload, {
    companyId,
    kind: 'people',
    file,
  } as never)
  await server.persist(token, importsAdminCalls.tryImport, { companyId, id, mapping })
  if (kills > 1) await killed(id, 250)
  await over(companyId, id, 'checked')
  await server.persist(token, importsAdminCalls.confirmImport, { companyId, id })
  await killed(id, 200)
  if (kills > 2) await killed(id, (await batchOf(companyId, id)).finished_rows + 300)
  await over(companyId, id, 'done')
  return { id, inTheMiddle }
}

/** Everything that an import writes, without ids and moments. */
const writtenBy = async (companyId: string, importId: string) => {
  const people = await base.db
    .selectFrom('person as p')
    .innerJoin('import_row as r', 'r.subject_id', 'p.id')
    .leftJoin('person as h', 'h.id', 'p.holder_id')
    .select(['p.name', 'p.status', 'p.relation', 'h.name as holder', 'p.revision', 'r.line'])
    .where('p.company_id', '=', companyId)
    .where('r.import_id', '=', importId)
    .orderBy('r.line')
    .execute()
  const employments = await base.db
    .selectFrom('employment as e')
    .innerJoin('import_row as r', 'r.subject_id', 'e.person_id')
    .select(['r.line', 'e.state', 'e.hired_on'])
    .where('r.import_id', '=', importId)
    .orderBy('r.line')
    .execute()
  const events = await base.db
    .selectFrom('person_event as v')
    .innerJoin('import_row as r', 'r.subject_id', 'v.person_id')
    .select(['r.line', 'v.kind'])
    .where('v.import_id', '=', importId)
    .orderBy('r.line')
    .execute()
  const { finished_rows, failed_rows, counts } = await batchOf(companyId, importId)
  return { people, employments, events, finished_rows, failed_rows, counts }
}

test(`an import whose server is killed ${kills} times writes what an undisturbed one writes`, async () => {
  const disturbed = await imported(killedCompany, true)
  expect(disturbed.inTheMiddle).toBe(kills)
  const calm = await imported(otherCompany, false)
  const written = await writtenBy(killedCompany, disturbed.id)
  expect(written.people).toHaveLength(count - count / 100)
  expect(written).toEqual(await writtenBy(otherCompany, calm.id))
})
