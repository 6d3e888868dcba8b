import type { CallContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { cardField, cardRow } from '../encrypted.ts'
import type { Issuer } from './bank-of-number.ts'
import { indexCard } from '../card-index.ts'
import { cardsOf, type CardRow } from '../cards.ts'

export interface NewCard {
  readonly holderName: string
  readonly number: string
  readonly bank: Issuer
  readonly place: Pick<CardRow, 'province' | 'city' | 'branch'>
}

/**
 * The same number with the same holder is the existing card, updated. Under another name it is a new one, and the old
 * one stays with its payments.
 */
export async function keepCard(ctx: CallContext, accountId: string, newCard: NewCard): Promise<CardRow> {
  const existing = await findSameCard(ctx, accountId, newCard.number)
  if (!existing) return (await insertCard(ctx, accountId, newCard)) ?? keepCard(ctx, accountId, newCard)
  if (existing.holder_name === newCard.holderName)
    return changeCard(ctx, existing, bankColumns(existing, newCard))
  await changeCard(ctx, existing, { removed_at: ctx.clock.now() })
  return keepCard(ctx, accountId, newCard)
}

async function findSameCard({ db, cipher }: CallContext, accountId: string, number: string) {
  const hashes = cipher.lookups(number, cardField)
  return (await cardsOf(db, accountId)).find(({ number_hash }) => hashes.includes(number_hash))
}

/** Fields left empty keep their value. */
const bankColumns = (existing: CardRow, { place, bank }: NewCard): Partial<CardRow> => ({
  bank_code: bank.code,
  bank_name: bank.name,
  ...(place.province === '' ? {} : { province: place.province, city: place.city }),
  branch: place.branch || existing.branch,
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
async function insertCard({ db, cipher, clock }: CallContext, accountId: string, newCard: NewCard) {
  const id = newId()
  const number_hash = cipher.lookup(newCard.number, cardField)
  const card = await db
    .insertInto('bank_card')
    .values({
      account_id: accountId,
      id,
      holder_name: newCard.holderName,
      number_hash,
      found_by: number_hash,
      number_encrypted: cipher.encrypt(newCard.number, cardRow(id)),
      last_four: newCard.number.slice(-4),
      bank_code: newCard.bank.code,
      bank_name: newCard.bank.name,
      card_kind: newCard.bank.kind,
      ...newCard.place,
      created_at: clock.now(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (card) await indexCard(db, card)
  return card
}
