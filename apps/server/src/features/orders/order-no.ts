import { randomInt } from 'node:crypto'
import { shanghaiDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { takeFree } from '#platform/keys/unique-keys.ts'
import { numberKind, orderIdKind, type OrderKey } from './store.ts'

const digits = 8

/** DD20260601 and eight random digits. */
const newOrderNo = (now: Date): string =>
  `DD${shanghaiDay(now).replaceAll('-', '')}${String(randomInt(10 ** digits)).padStart(digits, '0')}`

/**
 * An order is distributed by company; people know it by its number, apps by its id. Both are claimed at once: the id
 * is new, so only the number can be taken.
 */
export async function takeOrderNo(tx: Db, { company_id, id }: OrderKey, now: Date): Promise<string> {
  let orderNo = newOrderNo(now)
  const idKey = { kind: orderIdKind, key: id, holder: company_id } as const
  const numberOf = () => ({ kind: numberKind, key: orderNo, holder: id }) as const
  if ((await takeFree(tx, [idKey, numberOf()])) === 2) return orderNo
  do orderNo = newOrderNo(now)
  while ((await takeFree(tx, [numberOf()])) === 0)
  return orderNo
}
