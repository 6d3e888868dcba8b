import { createHash, randomUUID } from 'node:crypto'
import { examCalls } from '@yf/contract/exam'
import { shanghaiDay, shanghaiYear } from '@yf/domain/dates'
import { examMoney } from '@yf/domain/equity'
import type { ExamDocumentKind } from '@yf/domain/exam-claim'
import type { DemoServer } from '#testkit/demo-server.ts'
import { idOf } from '#seeds/ids.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import { examById, type ExamRow } from './own-exam.ts'
import { columnsOf } from './documents/store.ts'
import { isWhole } from './rules.ts'
import type { InvoiceValues } from './tables.ts'

export const companyId = idOf('company', 'xinghe-software')
export const accountId = idOf('account', 'linxiao')

let numbers = 0
/** One that no other test uses. */
export const newInvoiceNo = () =>
  `9${String(Date.now()).slice(-12)}${String((numbers += 1)).padStart(7, '0')}`

export const invoiceValues = (changes: Partial<InvoiceValues> = {}): InvoiceValues => ({
  invoiceCode: '',
  invoiceNumber: newInvoiceNo(),
  day: '2026-02-20',
  billedFen: 50_000,
  payer: '林晓',
  ...changes,
})

/** A package of money for exams; the demo's own are disabled, so that a test counts only its own. */
export async function addFund({ db, clock }: DemoServer, fen: number, account = accountId): Promise<string> {
  const year = shanghaiYear(clock.now())
  const mine = { company_id: companyId, account_id: account, supplier_code: examMoney }
  await db
    .updateTable('equity_package')
    .set({ end_time: new Date(`${year}-01-02T00:00:00+08:00`) })
    .where((row) => row.and(mine))
    .where('family_id', 'is', null)
    .execute()
  const id = newId()
  await db
    .insertInto('equity_package')
    .values({
      ...mine,
      id,
      family_id: null,
      kind: 'health',
      name: '体检报销金',
      summary: '',
      start_time: new Date(`${year}-01-01T00:00:00+08:00`),
      end_time: new Date(`${year}-12-31T23:59:59+08:00`),
      status: 1,
      unit: 'fen',
      total: fen,
      used: 0,
    })
    .execute()
  return id
}

async function addDocumentTo(
  { db, clock, services }: DemoServer,
  examId: string,
  kind: ExamDocumentKind,
  values: InvoiceValues | null,
) {
  const body = Buffer.from(`${examId}/${kind}/${randomUUID()}`)
  const exam = (await examById(db, examId))!
  const of = {
    ownerId: exam.account_id,
    companyId: exam.company_id,
    module: 'exam',
    contentType: 'image/jpeg',
  }
  const file = await keepFile({ ...services, db }, { ...of, body, isUnused: true })
  const id = newId()
  await db
    .insertInto('exam_document')
    .values({
      company_id: exam.company_id,
      exam_id: examId,
      id,
      kind,
      file_id: file.id,
      name: kind === 'invoice' ? '发票.jpg' : '报告.jpg',
      upload_key: id,
      page: 1,
      bytes_hash: createHash('sha256').update(body).digest('hex'),
      state: kind === 'invoice' ? 'read' : 'kept',
      tries: 1,
      failure: null,
      reading_encrypted: null,
      printed_encrypted: null,
      ...(values ? columnsOf(values) : {}),
      is_confirmed: values !== null && isWhole(values),
      snapshot: { read: values, byMember: null, byHandler: null },
      sort: 1,
      created_at: clock.now(),
      read_at: clock.now(),
      removed_at: null,
    })
    .execute()
  return { id, fileName: file.name }
}

/** One member's reimbursements, filled in without recognition. A given session is reused. */
export async function examLab(server: DemoServer, person = 'linxiao', session?: string) {
  const token = session ?? (await server.tokenOf(person))
  const { db } = server
  const today = shanghaiDay(server.clock.now())

  const addDocument = (examId: string, kind: ExamDocumentKind, values: InvoiceValues | null = null) =>
    addDocumentTo(server, examId, kind, values)

  const saveDraft = (amountFen: number, changes: object = {}) =>
    server.call(
      examCalls.saveDraft,
      { companyId, familyId: null, institution: '康宁体检中心', day: today, amountFen, ...changes },
      { token },
    )

  /** Everything required for submitting; documents of an earlier draft are removed. */
  async function ready(amountFen: number, values: Partial<InvoiceValues> = {}): Promise<string> {
    const { result, message } = await saveDraft(amountFen)
    if (!result) throw new Error(message)
    await db
      .updateTable('exam_claim')
      .set({ bank_card_id: idOf('bankCard', person) })
      .where('id', '=', result.id)
      .execute()
    const removed = { removed_at: server.clock.now() }
    await db.updateTable('exam_document').set(removed).where('exam_id', '=', result.id).execute()
    await addDocument(result.id, 'invoice', invoiceValues({ billedFen: amountFen, ...values }))
    await addDocument(result.id, 'report')
    return result.id
  }

  const submit = (id: string) => server.call(examCalls.submit, { id }, { token, key: randomUUID() })

  /** Submitted, and its current state. */
  async function submitted(amountFen: number, values: Partial<InvoiceValues> = {}): Promise<ExamRow> {
    const id = await ready(amountFen, values)
    const { success, message } = await submit(id)
    if (!success) throw new Error(message)
    return (await examById(db, id))!
  }

  return {
    token,
    addDocument,
    saveDraft,
    ready,
    submit,
    submitted,
    leftOf: (packageId: string) => leftOf(server, packageId),
    detail: async (id: string) => (await server.call(examCalls.detail, { id }, { token })).result,
    cancel: (id: string) => server.call(examCalls.cancel, { id }, { token }),
    files: async (id: string) => (await server.call(examCalls.files, { id }, { token })).result,
  }
}
async function leftOf({ db }: DemoServer, packageId: string): Promise<number> {
  const row = await db
    .selectFrom('equity_package')
    .select(['total', 'used'])
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  return row.total - row.used
}

export type ExamLab = Awaited<ReturnType<typeof examLab>>
