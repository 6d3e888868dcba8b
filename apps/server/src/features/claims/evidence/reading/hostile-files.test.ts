import { deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { demoStage } from '#testkit/demo-stage.ts'
import { readMaterial } from './read-material.ts'
import { jpeg, newDraft, uploadTo } from './test-materials.ts'

const server = demoStage()
let greedy: { token: string; caseId: string }
let other: { token: string; caseId: string }

const personWithDraft = async (name: string) => {
  const token = await server.tokenOf(name)
  return { token, caseId: await newDraft(server, token) }
}

beforeAll(async () => {
  greedy = await personWithDraft('linxiao')
  other = await personWithDraft('chenmo')
})

/** One page with arbitrary content. */
function pdfOf(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content))
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ]
  const body = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj`), object, Buffer.from(' endobj\n')]),
  )
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...body, Buffer.from('trailer<</Size 5/Root 1 0 R>>')])
}

const line = '0 0 m 595 842 l S\n'
const bomb = (seed: number) => pdfOf(`${seed} 0 0 rg\n${line.repeat(350_000)}`)

test('two PDFs of 350,000 lines delay only their owner, and are refused with a message', async () => {
  expect(bomb(1).length).toBeLessThan(20_000)
  const answered: string[] = []
  const sent = (who: string, upload: ReturnType<typeof uploadTo>) =>
    upload.then((answer) => (answered.push(who), answer))
  const bombs = [1, 2].map((seed) =>
    sent('greedy', uploadTo(server, { ...greedy, bytes: bomb(seed), key: `bomb-000${seed}` })),
  )
  const page = sent('other', uploadTo(server, { ...other, bytes: pdfOf(line) }))
  const photo = sent('other', uploadTo(server, { ...other, bytes: await jpeg(1) }))
  expect((await Promise.all([page, photo])).map(({ success }) => success)).toEqual([true, true])
  for (const { success, message } of await Promise.all(bombs)) {
    expect(success).toBe(false)
    expect(message).toMatch(/这个文件太复杂/)
  }
  expect(answered.slice(0, 2)).toEqual(['other', 'other'])
})

test('one path of 350,000 segments counts as work, too', async () => {
  const path = `0 0 m ${'595 842 l 0 0 l '.repeat(175_000)}S`
  const { message } = await uploadTo(server, { ...greedy, bytes: pdfOf(path) })
  expect(message).toMatch(/这个文件太复杂/)
})

test("another member's photo is rendered while the large PDF is still in progress", async () => {
  const slow = uploadTo(server, { ...greedy, bytes: bomb(3) })
  expect((await uploadTo(server, { ...greedy, bytes: await jpeg(2) })).success).toBe(true)
  expect((await slow).success).toBe(false)
})

test("of ten pictures by one person only one is read before another's first, who sees the number ahead", async () => {
  await sql`delete from pgboss.job where name = ${readMaterial.name}`.execute(server.db)
  await server.db.updateTable('claim_material').set({ state: 'kept' }).execute()
  for (let seed = 10; seed < 20; seed += 1) await uploadTo(server, { ...greedy, bytes: await jpeg(seed) })
  await uploadTo(server, { ...other, bytes: await jpeg(20) })
  await uploadTo(server, { ...other, bytes: await jpeg(21) })
  const aheadOf = async ({ token, caseId }: typeof greedy) =>
    (await server.call(claimCalls.progress, { caseId }, { token })).result.ahead
  expect([await aheadOf(greedy), await aheadOf(other)]).toEqual([0, 1])
  // Everybody's first, then everybody's second, and the rest of the ten.
  const { rows } = await sql<{ case_id: string }>`
    select data->>'caseId' as case_id from pgboss.job where name = ${readMaterial.name}
    order by priority desc, created_on`.execute(server.db)
  expect(rows.slice(0, 5).map(({ case_id }) => (case_id === other.caseId ? 'other' : 'greedy'))).toEqual([
    'greedy',
    'other',
    'greedy',
    'other',
    'greedy',
  ])
})
