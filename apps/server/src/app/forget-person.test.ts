import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { feedbackCalls } from '@yf/contract/feedback'
import { claimCalls } from '@yf/contract/claims'
import { consultationCalls } from '@yf/contract/consultation'
import { demoStage } from '#testkit/demo-stage.ts'
import { jpeg, newDraft, uploadTo } from '#features/claims/evidence/reading/test-materials.ts'
import { readingsOf, encryptReading } from '#features/claims/record/materials/reading.ts'
import { encrypted as encryptedTexts } from '#features/claims/record/health-texts.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { keepProven } from '#features/messages/outside/proven-mail.ts'
import { forgetPerson } from './forget-person.ts'

const server = demoStage()
const me = idOf('account', 'linxiao')
const personalTexts = {
  diagnosis: '慢性胃炎急性发作',
  accidentNote: '在楼梯上跌倒',
  advice: '我有糖尿病，想要低糖食谱',
}

/** Everything in the database, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(server.db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      server.db,
    )
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

async function wholeDisk(): Promise<Buffer[]> {
  const { files } = server.services.settings
  const folder = files.kind === 'folder' ? files.folder : ''
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = names.filter((entry) => entry.isFile())
  return Promise.all(found.map((entry) => readFile(path.join(entry.parentPath, entry.name))))
}

test("a member's texts and pictures are stored encrypted, readable by the member, and unreadable once the key is deleted", async () => {
  const token = await server.tokenOf('linxiao')
  const ctx = { ...server.services, db: server.db }
  const caseId = await newDraft(server, token)
  const picture = await jpeg(1)
  const [material] = (await uploadTo(server, { token, caseId, bytes: picture })).result
  const claim = { companyId: idOf('company', 'xinghe-software'), flow: 'new' as const, ...personalTexts }
  const { result: draft } = await server.call(claimCalls.chooseMember, claim, { token })
  await server.call(feedbackCalls.addAdvice, { content: personalTexts.advice }, { token })
  expect(draft).toMatchObject({
    diagnosis: personalTexts.diagnosis,
    accidentNote: personalTexts.accidentNote,
  })

  const database = await wholeDatabase()
  for (const secret of Object.values(personalTexts)) expect(database).not.toContain(secret)
  const stored = await server.fetch(material!.url, { headers: { authorization: `Bearer ${token}` } })
  const storedPicture = Buffer.from(await stored.arrayBuffer())
  for (const bytes of await wholeDisk()) expect(bytes.includes(storedPicture.subarray(0, 64))).toBe(false)

  const walked = { day: '2026-02-01', steps: 9000, reported_at: server.clock.now() }
  await server.db
    .insertInto('member_steps')
    .values({ company_id: claim.companyId, account_id: me, ...walked })
    .execute()

  await keepProven(ctx, me, 'lin@example.com', server.clock.now())

  expect(await forgetPerson(ctx, me)).toBe('forgotten')
  const mails = server.db.selectFrom('proven_mail').selectAll().where('account_id', '=', me)
  expect(await mails.execute()).toEqual([])
  const steps = server.db.selectFrom('member_steps').selectAll().where('account_id', '=', me)
  expect(await steps.execute()).toEqual([])
  const again = await server.tokenOf('linxiao')
  const lost = await server.fetch(material!.url, { headers: { authorization: `Bearer ${again}` } })
  expect(lost.status).toBe(404)
  const { result: empty } = await server.call(claimCalls.materialPage, { caseId }, { token: again })
  expect(empty.draft).toMatchObject({ diagnosis: null, accidentNote: null })
  expect(await forgetPerson(ctx, newId())).toBe('unknown')
})

test('a recognition result decrypts with the data subject key alone, and is lost with it', async () => {
  const person = idOf('account', 'chenmo')
  const token = await server.tokenOf('chenmo')
  const ctx = { ...server.services, db: server.db }
  const caseId = await newDraft(server, token)
  const [material] = (await uploadTo(server, { token, caseId, bytes: await jpeg(2) })).result
  const id = material!.id
  const reading = { kind: 'receipt', lines: [], fields: {} } as unknown as Parameters<
    typeof encryptReading
  >[2]
  const keep = (reading_encrypted: string) =>
    server.db.updateTable('claim_material').set({ reading_encrypted }).where('id', '=', id).execute()
  const row = () =>
    server.db
      .selectFrom('claim_material')
      .select(['id', 'reading_encrypted'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const decrypted = async () => (await readingsOf(ctx, person))(await row())
  await keep(ctx.cipher.encrypt(JSON.stringify(reading), `claim_material:${id}:reading`))
  await expect(decrypted()).rejects.toThrow('is not encrypted with a data subject key')
  await keep(encryptReading(await subjectKey(ctx, person), id, reading))
  expect(await decrypted()).toEqual(reading)
  await server.db.updateTable('claim_case').set({ diagnosis: '感冒' }).where('id', '=', caseId).execute()
  const refused = await server.call(claimCalls.materialPage, { caseId }, { token })
  expect([refused.code, JSON.stringify(refused)]).toEqual([500, expect.not.stringContaining('感冒')])
  const encrypted = await encryptedTexts(ctx, { account_id: person, id: caseId }, { diagnosis: '感冒' })
  await server.db.updateTable('claim_case').set(encrypted).where('id', '=', caseId).execute()
  const { result } = await server.call(claimCalls.materialPage, { caseId }, { token })
  expect(result.draft.diagnosis).toBe('感冒')
  await forgetPerson(ctx, person)
  expect(await decrypted()).toBeNull()
  // The member returns: a new key decrypts nothing of the old data and breaks nothing either.
  const again = await server.tokenOf('chenmo')
  expect((await uploadTo(server, { token: again, caseId, bytes: await jpeg(3) })).success).toBe(true)
  expect(await decrypted()).toBeNull()
  const page = await server.call(claimCalls.materialPage, { caseId }, { token: again })
  expect(page.result.draft.diagnosis).toBeNull()
  const [old, fresh] = await Promise.all(
    page.result.materials.map(({ url }) =>
      server.fetch(url, { headers: { authorization: `Bearer ${again}` } }),
    ),
  )
  expect([old!.status, fresh!.status]).toEqual([404, 200])
})

test('the stored response of an idempotent call is encrypted, is replayed, and is lost with the key', async () => {
  const person = idOf('account', 'zhoulan')
  const companyId = idOf('company', 'haina')
  const ctx = { ...server.services, db: server.db }
  const secret = { words: '头痛两天伴恶心', allergies: ['青霉素'] }
  const request = { companyId, familyId: person, labelIds: [], pictureIds: [], hasConsent: true, ...secret }
  const as = { token: await server.tokenOf('zhoulan'), key: 'her-consultation' }
  const start = () => server.call(consultationCalls.start, request, as)
  const begun = await start()
  expect(begun.result).toMatchObject({ words: secret.words, patientName: '周岚' })
  expect((await start()).result).toEqual(begun.result)
  const answers = () => server.db.selectFrom('idempotency').selectAll().where('scope', '=', person).execute()
  const storedAnswers = JSON.stringify(await answers())
  expect(storedAnswers).toContain('her-consultation')
  for (const word of [secret.words, '青霉素', '周岚']) expect(storedAnswers).not.toContain(word)
  expect(await forgetPerson(ctx, person)).toBe('forgotten')
  expect(await answers()).toEqual([])
  expect(await wholeDatabase()).not.toContain(secret.words)
})
