import { randomUUID } from 'node:crypto'
import { codeLength } from '@yf/domain/card-code'
import { newId } from '#platform/ids.ts'
import { hashOfCode } from '#features/cards/codes/unlock.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const companyId = idOf('company', 'xinghe-software')
/** Codes contain neither I nor O, and neither does this one. */
const letters = '23456789ABCDEFGH'

const newCode = (): string =>
  [...randomUUID().replaceAll('-', '')]
    .map((digit) => letters[parseInt(digit, 16)]!)
    .join('')
    .slice(0, codeLength)

/** An unused code of the open batch. */
export async function toCollect({ stage: { server }, lab }: RaceKit): Promise<Prepared> {
  const code = newCode()
  await server.db
    .insertInto('card_code')
    .values({
      company_id: companyId,
      id: newId(),
      batch_id: idOf('cardBatch', 'open'),
      code_hash: hashOfCode(server.services.cipher, code),
      account_id: null,
      package_id: null,
      collected_at: null,
    })
    .execute()
  return { input: { code }, token: lab.token }
}

export const toMakeBatch = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    companyId,
    name: '试验卡',
    summary: '',
    benefits: ['一次'],
    supplierCode: 'JINGHE',
    times: 1,
    timeFen: 0,
    size: 1,
    validDays: 1,
    collectUntil: '2030-01-01',
  },
  token: await server.staffTokenOf('operator1'),
})

let choices = 0
/** Differs from the previous call. */
export const toChoose = async ({ lab }: RaceKit): Promise<Prepared> => ({
  input: {
    companyId,
    id: idOf('optionalOffer', 'self'),
    wishes: [{ itemId: idOf('optionalItem', (choices += 1) % 2 ? 'self-teeth' : 'self-escort') }],
  },
  token: lab.token,
})

export const toMakeOptional = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    companyId,
    title: '试验自选',
    summary: '',
    audience: 'self',
    pick: 1,
    openDay: '2026-01-01',
    closeDay: '2029-01-01',
    useUntil: '2030-01-01',
    items: ['一', '二'].map((name) => ({ name, summary: '', supplierCode: 'JINGHE', times: 1, timeFen: 0 })),
  },
  token: await server.staffTokenOf('operator1'),
})

let tables = 0
/** Content that has not been imported before. */
export const toImportQuotas = async ({ stage: { server } }: RaceKit): Promise<Prepared> => ({
  input: {
    companyId,
    rows: [
      {
        line: 2,
        phone: '13800000001',
        familyName: '',
        benefit: `试验权益${(tables += 1)}`,
        supplierCode: 'JINGHE',
        amount: '1',
        unit: '次',
        startDay: '2026-01-01',
        endDay: '2028-12-31',
      },
    ],
  },
  token: await server.staffTokenOf('operator1'),
})
