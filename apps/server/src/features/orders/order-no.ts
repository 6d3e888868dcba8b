import { randomInt } from 'node:crypto'
import { shanghaiDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { takeIfFree, takeKeys } from '#platform/keys/taken-keys.ts'
import { numberKind, placeKind, type OrderKey } from './store.ts'

const digits = 8

/** DD20260601 and eight digits of chance. */
const newOrderNo = (now: Date): string =>
  `DD${shanghaiDay(now).replaceAll('-', '')}${String(randomInt(10 ** digits)).padStart(digits, '0')}`

/** An order stands with its company; people know it by its number, apps by its id. */
export async function takeOrderNo(tx: Db, { company_id, id }: OrderKey, now: Date): Promise<string> {
  await takeKeys(tx, [{ kind: placeKind, key: id, holder: company_id }])
  for (;;) {
    const orderNo = newOrderNo(now)
    if (await takeIfFree(tx, { kind: numberKind, key: orderNo, holder: id })) return orderNo
  }
}
