import { Type } from '@sinclair/typebox'
import { beforeAll, expect, test } from 'vitest'
import { main, type Input } from '@yf/contract/call'
import { fileCalls } from '@yf/contract/files'
import { Id } from '@yf/contract/shapes'
import { callTable } from '@yf/contract/table'
import { featureHandlers } from '#app/features.ts'
import { resolveMall } from '#features/handoff/public.ts'
import { staffAccess } from '#features/staff/public.ts'
import { inTransaction, type Handlers } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { turns } from '#testkit/campaign.ts'
import { namedCalls } from '#testkit/named-calls.ts'
import { staged } from '#testkit/staged.ts'
import { picture } from '#testkit/smallest-picture.ts'
import { figures } from '../figures.ts'
import { openMatrix } from '../stage.ts'
import { owner, strangers } from './callers.ts'
import { allowances } from './hints.ts'
import { markOwned, type MarkedData } from './markers.ts'
import { searchForLeaks } from './strangers.ts'

const everything = Number.MAX_SAFE_INTEGER
const isCampaign = Boolean(process.env['CAMPAIGN'])

/** Deliberately insecure calls: each shows, distinguishes or changes a case of any member. */
const careless = {
  read: main.get(
    'careless/read',
    '示例',
    '',
    Type.Object({ caseId: Id }),
    Type.Object({ diagnosis: Type.String() }),
  ),
  find: main.get('careless/find', '示例', '', Type.Object({ caseId: Id }), Type.Null()),
  write: main.post('careless/write', '示例', '', Type.Object({ caseId: Id }), Type.Null()),
}
const carelessHandlers: Handlers<typeof careless> = {
  read: async ({ caseId }, { db }) => {
    const found = db.selectFrom('claim_case').select('diagnosis').where('id', '=', caseId)
    return answer({ diagnosis: (await found.executeTakeFirst())?.diagnosis ?? '' })
  },
  find: async ({ caseId }, { db }) => {
    const found = await db.selectFrom('claim_case').select('id').where('id', '=', caseId).executeTakeFirst()
    return found ? answer(null) : refuse('notFound')
  },
  write: inTransaction(async ({ caseId }, { db }) => {
    await db.updateTable('claim_case').set({ risk: 99 }).where('id', '=', caseId).execute()
    return answer(null)
  }),
}

const stage = staged(() =>
  openMatrix({
    calls: {
      table: { ...callTable, careless },
      handlers: { ...featureHandlers, careless: carelessHandlers },
      resolveMall,
      staffAccess,
    },
  }),
)

let marked: MarkedData
beforeAll(async () => {
  marked = await markOwned(stage.server.db)
})

test("no call lets a member read or change another member's data", async () => {
  const search = await searchForLeaks(stage, marked, {
    perTable: turns({ usually: 1, inCampaign: 4 }),
    perCall: turns({ usually: 1, inCampaign: everything }),
    wrongAudienceTries: turns({ usually: 1, inCampaign: everything }),
    isExhaustive: isCampaign,
    looksOften: isCampaign,
  })
  figures({
    calls: search.calls,
    callers: search.callers,
    ids: search.ids,
    markers: search.markers,
    tries: search.tries,
    'open to the owner': search.opened.length,
    leaks: search.leaks.length,
  })
  // If the owner finds nothing either, a refusal proves nothing.
  expect(search.opened.length).toBeGreaterThan(60)
  expect(search.markers).toBeGreaterThan(25)
  expect(search.leaks).toEqual([])
}, 1_800_000)

test('a file opens only for its owner', async () => {
  const others = await strangers(stage)
  const token = await stage.server.tokenOf(owner.person)
  const input = { module: 'avatar', file: picture } as Input<typeof fileCalls.upload>
  const { result } = await stage.server.call(fileCalls.upload, input, { token })
  const name = result.url.split('/').at(-1)
  const statusOf = async (path: string, bearer?: string) =>
    (
      await stage.server.fetch(`${path}/${name}`, {
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
    ).status
  expect(await statusOf('/files', token)).toBe(200)
  for (const caller of others) {
    const { token: theirs } = await caller.enter()
    for (const path of ['/files', '/staff-files'])
      expect([caller.name, await statusOf(path, theirs)]).toEqual([
        caller.name,
        expect.toSatisfy((status) => status === 401 || status === 404),
      ])
  }
})

test('detects calls without an ownership check', async () => {
  const search = await searchForLeaks(stage, marked, {
    calls: namedCalls({ careless }),
    perTable: 1,
    perCall: 1,
    wrongAudienceTries: 1,
    isExhaustive: true,
    looksOften: true,
  })
  const found = search.leaks.map(({ call, as, what }) => `${call} as ${as}: ${what}`)
  const members = ['a colleague', "another company's member", 'a family account']
  expect(new Set(found)).toEqual(
    new Set([
      ...members.map((as) => `careless.read as ${as}: tells claim_case.diagnosis`),
      ...members.map((as) => `careless.find as ${as}: answers 200/200 where nobody is answered otherwise`),
      'careless.write as a stranger: changed claim_case',
    ]),
  )
})

test('every exception belongs to an existing call', () => {
  const names = new Set(namedCalls().map(({ name }) => name))
  expect(Object.keys(allowances).filter((name) => !names.has(name))).toEqual([])
})
