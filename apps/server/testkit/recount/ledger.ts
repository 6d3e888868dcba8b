import { driftedAccounts } from '#platform/ledger/ledger.ts'
import type { Engine } from './rule.ts'

export const recountLedger: Engine = async (db) =>
  (await driftedAccounts(db)).map(
    ({ book, ownerId, balance, sum }) =>
      `a balance is the sum of its entries: ${book} of ${ownerId} says ${balance} for ${sum}`,
  )
