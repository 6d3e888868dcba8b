import { createHash } from 'node:crypto'
import { shanghaiDay } from '@yf/domain/dates'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { sql } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { bookOf } from '#features/claims/decision/documents/book.ts'
import { caseById } from '#features/claims/record/find.ts'
import { readFacts } from '#features/claims/assessment/facts.ts'
import { keepSignedBook } from '#features/claims/decision/documents/signed-book.ts'
import { changeCase } from '#features/claims/record/own-case.ts'
import { encryptReading } from '#features/claims/record/materials/reading.ts'
import type { ClaimMaterialTable, ClaimReceiptTable } from '#features/claims/record/tables.ts'
import { claimStories, type ClaimStory } from './claim-stories.ts'
import { storyCaseId, storyReceiptId } from './claims.ts'
import {
  drawAll,
  inkOf,
  readingOf,
  receiptDrawing,
  recordDrawing,
  signatureDrawing,
  type PageSketch,
  type DrawnReceipt,
} from './draw-documents.ts'
import { idOf } from './ids.ts'

/** A claim material that has not been rendered yet. */
interface Sketch {
  readonly story: ClaimStory
  readonly kind: MaterialKind
  readonly name: string
  readonly drawing: PageSketch
  readonly reading: ReadDocument | null
  readonly receiptId: string | null
}

interface MaterialPicture extends Sketch {
  readonly body: Buffer
}

const illustrated = claimStories.filter(({ kinds }) => kinds !== undefined)

/**
 * The documents of the demo's open cases, rendered after the start like the manuals. Returns whether they were added.
 */
export async function addClaimDocuments(services: Services, db: Db): Promise<boolean> {
  if (!(await needsDocuments(db))) return false
  const sketches = (await Promise.all(illustrated.map((story) => sketchesOf(db, story)))).flat()
  const signers = [...new Set(illustrated.map(({ account }) => account))]
  const bodies = await drawAll([
    ...sketches.map(({ drawing }) => drawing),
    ...signers.map((account) => signatureDrawing(nameOf(account))),
  ])
  const drawn = Map.groupBy(
    sketches.map((sketch, at): MaterialPicture => ({ ...sketch, body: bodies[at] as Buffer })),
    ({ story }) => story,
  )
  const signatures = new Map(signers.map((account, at) => [account, bodies[sketches.length + at] as Buffer]))
  return db.transaction().execute(async (tx) => {
    await sql`lock table claim_material in share row exclusive mode`.execute(tx)
    if (!(await needsDocuments(tx))) return false
    for (const [story, pictures] of drawn) {
      await addTo(services, tx, story, pictures)
      if (story.state !== 0) await sign(services, tx, story, signatures)
    }
    return true
  })
}

/** Colleagues are referred to by their names. */
const nameOf = (account: string) => (account === 'linxiao' ? '林晓' : account)

async function sketchesOf(db: Db, story: ClaimStory): Promise<Sketch[]> {
  const receipts = await db
    .selectFrom('claim_receipt')
    .selectAll()
    .where('case_id', '=', storyCaseId(story))
    .orderBy('sort')
    .execute()
  const sketches: Sketch[] = []
  for (const [at, receipt] of receipts.entries()) {
    const drawnReceipt = drawnReceiptOf(receipt)
    const unsure = receipt.is_sure ? [] : ['total']
    sketches.push({
      story,
      kind: 'receipt',
      name: `发票${at + 1}.jpg`,
      drawing: receiptDrawing(drawnReceipt),
      reading: readingOf(drawnReceipt, unsure),
      receiptId: storyReceiptId(story, at),
    })
  }
  const [first] = receipts
  for (const kind of (story.kinds ?? []).filter((one) => one !== 'receipt')) {
    const facts: readonly (readonly [string, string])[] = [
      ['姓名', story.insured],
      ['就诊日期', first?.day ?? ''],
      ['诊断', story.diagnosis],
      ['处理意见', '对症治疗，注意休息，两周后门诊复查。'],
      ['医师签名', '王医生'],
    ]
    const name = materialKinds[kind]
    const drawing = recordDrawing(name, first?.hospital ?? '', facts)
    sketches.push({ story, kind, name: `${name}.jpg`, drawing, reading: null, receiptId: null })
  }
  return sketches
}

const drawnReceiptOf = (receipt: ClaimReceiptTable): DrawnReceipt => ({
  hospital: receipt.hospital ?? '',
  code: receipt.invoice_code,
  number: receipt.invoice_number ?? '',
  day: receipt.day ?? '',
  payer: receipt.payer ?? '',
  billedFen: receipt.billed_fen ?? 0,
  socialFen: receipt.social_fen,
  item: '检查与药品费',
})

async function addTo(
  services: Services,
  tx: Db,
  story: ClaimStory,
  pictures: readonly MaterialPicture[],
): Promise<void> {
  const { clock, cipher, files } = services
  const company_id = idOf('company', story.company)
  const case_id = storyCaseId(story)
  const owner = idOf('account', story.account)
  const key = await subjectKey({ ...services, db: tx }, owner)
  for (const [sort, picture] of pictures.entries()) {
    const file = { ownerId: owner, companyId: company_id, module: 'claims', contentType: 'image/jpeg' }
    const stored = await keepFile({ db: tx, cipher, files, clock }, { ...file, body: picture.body })
    const id = idOf('material', `${case_id}/${sort}`)
    const row: ClaimMaterialTable = {
      company_id,
      case_id,
      id,
      kind: picture.kind,
      is_kind_given: true,
      is_saved: true,
      file_id: stored.id,
      name: picture.name,
      upload_key: id,
      page: 1,
      bytes_hash: createHash('sha256').update(picture.body).digest('hex'),
      look_hash: null,
      state: picture.reading ? 'read' : 'kept',
      tries: 1,
      failure: null,
      printed_encrypted: null,
      reading_encrypted: picture.reading && encryptReading(key, id, picture.reading),
      sort,
      created_at: clock.now(),
      read_at: clock.now(),
      removed_at: null,
    }
    await tx.insertInto('claim_material').values(row).execute()
    if (picture.receiptId === null) continue
    await tx
      .updateTable('claim_receipt')
      .set({ material_id: id })
      .where((receipt) => receipt.and({ company_id, case_id, id: picture.receiptId as string }))
      .execute()
  }
}

/**
 * What the member signed, stored as a submission stores it: the documents themselves are rendered when somebody opens
 * them.
 */
type Signatures = ReadonlyMap<string, Buffer>

async function sign(services: Services, tx: Db, story: ClaimStory, signatures: Signatures): Promise<void> {
  const ctx = { ...services, db: tx }
  const row = await caseById(tx, storyCaseId(story))
  const book = row && (await bookOf(ctx, await readFacts(ctx, row)))
  if (!row?.submitted_at || book?.kind !== 'book') return
  const { book: content, hash } = book.on(shanghaiDay(row.submitted_at))
  await keepSignedBook(ctx, row, content)
  await changeCase(tx, row, {
    book_hash: hash,
    signature_id: await signatureOf(services, tx, story, signatures),
  })
}

async function signatureOf(
  services: Services,
  tx: Db,
  { account }: ClaimStory,
  signatures: Signatures,
): Promise<string> {
  const account_id = idOf('account', account)
  const id = idOf('signature', account)
  const existing = await tx.selectFrom('hand_signature').select('id').where('id', '=', id).executeTakeFirst()
  if (existing) return id
  const file = {
    ownerId: account_id,
    companyId: null,
    module: 'signature',
    contentType: 'image/png',
    body: await inkOf(signatures.get(account) as Buffer),
  }
  const stored = await keepFile({ ...services, db: tx }, file)
  await tx
    .insertInto('hand_signature')
    .values({ account_id, id, file_id: stored.id, created_at: services.clock.now() })
    .execute()
  return id
}

/** A database with cases other than the demo's, or with their documents already, stays unchanged. */
async function needsDocuments(db: Db): Promise<boolean> {
  const ids = illustrated.map(storyCaseId)
  const existing = await db.selectFrom('claim_case').select('id').where('id', 'in', ids).execute()
  if (existing.length !== ids.length) return false
  const drawnReceipt = await db
    .selectFrom('claim_material')
    .select('id')
    .where('case_id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  return !drawnReceipt
}
