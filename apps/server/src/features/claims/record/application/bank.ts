import type { BankPage } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { bankNumberFault } from '@yf/domain/bank-card'
import { banks } from '@yf/domain/banks'
import { regionsOf } from '@yf/domain/regions'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { requireMembership } from '#features/company/public.ts'
import { ownCase } from '../own-case.ts'
import { bankOfBeginning, bankOfNumber, kindFault } from './bank-of-number.ts'
import { cardsOf } from '../cards.ts'
import { toBankCardDto } from './dto.ts'
import { payeeNames } from './payees.ts'

export const bankPage: RunCallHandler<typeof claimCalls.bankPage> = async ({ companyId, caseId }, ctx) => {
  const { accountId } = ctx.caller
  const payee =
    caseId === undefined
      ? await memberOf(ctx, companyId)
      : // A member whose payment was returned may have switched or left the company since: the case is still theirs.
        await ownCase(ctx.db, accountId, caseId)
  if (!payee) return refuse('notFound')
  return answer(await cardChoices(ctx.db, accountId, await payeeNames(ctx, payee)))
}

const memberOf = async ({ db, caller: { accountId } }: MemberContext, companyId: string) =>
  (await requireMembership(db, accountId, companyId)) && {
    account_id: accountId,
    family_id: null,
    insured_name: '',
  }

/** The cards to choose from, limited to those whose holder is a possible payee. */
export async function cardChoices(db: Db, accountId: string, holderNames: string[]): Promise<BankPage> {
  const cards = await cardsOf(db, accountId)
  return {
    cards: cards.filter((card) => holderNames.includes(card.holder_name)).map(toBankCardDto),
    holderNames,
    banks: [...banks],
  }
}

const shortest = 12
const unknownBank = '未识别出发卡银行，请选择开户银行'

export const checkBank: RunCallHandler<typeof claimCalls.checkBank> = async ({ cardNo }) => {
  const isWhole = cardNo.length >= shortest
  const issuer = isWhole ? bankOfNumber(cardNo) : bankOfBeginning(cardNo)
  const fault = (isWhole ? bankNumberFault(cardNo) : null) ?? kindFault(issuer?.kind ?? '')
  return answer({
    isValid: fault ? 0 : 1,
    bankCode: issuer?.code ?? '',
    bankName: issuer?.name ?? '',
    cardKind: issuer?.kind ?? '',
    message: fault ?? (issuer ? '' : unknownBank),
  })
}

export const regions: RunCallHandler<typeof claimCalls.regions> = async ({ parentCode }) =>
  answer(regionsOf(parentCode).map((region) => ({ ...region, hasChildren: region.hasChildren ? 1 : 0 })))
