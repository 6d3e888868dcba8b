import { driftedAccounts } from '#platform/ledger/ledger.ts'
import type { Engine } from './rule.ts'

const says = 'a balance is the sum of its entries'

export const recountLedger: Engine = async (db, about = '') =>
  says.includes(about)
    ? (await driftedAccounts(db)).map(
        ({ book, ownerId, balance, sum }) => `${says}: ${book} of ${ownerId} says ${balance} for ${sum}`,
      )
    : []
