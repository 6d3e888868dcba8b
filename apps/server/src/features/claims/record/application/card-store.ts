import type { CallContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { cardField, cardRow } from '../encrypted.ts'
import type { Issuer } from './bank-of-number.ts'
import { placeCard } from '../card-places.ts'
import { cardsOf, type CardRow } from '../cards.ts'

export interface GivenCard {
  readonly holderName: string
  readonly number: string
  readonly bank: Issuer
  readonly place: Pick<CardRow, 'province' | 'city' | 'branch'>
}

/**
 * The same number with the same holder is the existing card, updated. Under another name it is a new one, and the old
 * one stays with its payments.
 */
export async function keepCard(ctx: CallContext, accountId: string, given: GivenCard): Promise<CardRow> {
  const known = await knownCard(ctx, accountId, given.number)
  if (!known) return (await insertCard(ctx, accountId, given)) ?? keepCard(ctx, accountId, given)
  if (known.holder_name === given.holderName) return changeCard(ctx, known, placeOf(known, given))
  await changeCard(ctx, known, { removed_at: ctx.clock.now() })
  return keepCard(ctx, accountId, given)
}

async function knownCard({ db, cipher }: CallContext, accountId: string, number: string) {
  const hashes = cipher.lookups(number, cardField)
  return (await cardsOf(db, accountId)).find(({ number_hash }) => hashes.includes(number_hash))
}

/** Fields left empty keep their value. */
const placeOf = (known: CardRow, { place, bank }: GivenCard): Partial<CardRow> => ({
  bank_code: bank.code,
  bank_name: bank.name,
  ...(place.province === '' ? {} : { province: place.province, city: place.city }),
  branch: place.branch || known.branch,
})

async function changeCard({ db }: CallContext, card: CardRow, changes: Partial<CardRow>): Promise<CardRow> {
  await db
    .updateTable('bank_card')
    .set(changes)
    .where((row) => row.and({ account_id: card.account_id, id: card.id }))
    .execute()
  return { ...card, ...changes }
}

/** Undefined if a concurrent call of the person has stored the same number. */
async function insertCard({ db, cipher, clock }: CallContext, accountId: string, given: GivenCard) {
  const id = newId()
  const number_hash = cipher.lookup(given.number, cardField)
  const card = await db
    .insertInto('bank_card')
    .values({
      account_id: accountId,
      id,
      holder_name: given.holderName,
      number_hash,
      found_by: number_hash,
      number_encrypted: cipher.encrypt(given.number, cardRow(id)),
      last_four: given.number.slice(-4),
      bank_code: given.bank.code,
      bank_name: given.bank.name,
      card_kind: given.bank.kind,
      ...given.place,
      created_at: clock.now(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (card) await placeCard(db, card)
  return card
}
