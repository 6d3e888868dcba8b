import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { consultationStates, type ConsultationState } from '@yf/domain/consultation'
import {
  consultationCounts,
  countServiceRows,
  serviceRows,
  serviceQuery,
} from '#features/consultation/public.ts'
import { accountIdOfPhone } from '#features/identity/public.ts'
import { countLists, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { toConsultationDtos, waitedMinutes } from './dto.ts'

const { waiting } = consultationStates

/** Figures without personal data, so viewing writes no audit event. */
export const overview: RunCallHandler<typeof customerServiceAdminCalls.overview> = async (
  _input,
  { db, clock },
) => {
  const counts = await consultationCounts(db)
  const untold = await countServiceRows(db, { isTroubled: true })
  const sought = { state: waiting, isOldestFirst: true }
  const [oldest] = await serviceRows(db, sought, { pageNo: 1, pageSize: 1 })
  return answer({
    waiting: counts[1],
    open: counts[2],
    ended: counts[3],
    cancelled: counts[4],
    untold,
    longestWaitMinutes: oldest ? waitedMinutes(oldest, clock.now()) : null,
  })
}

/** The counts on the tabs, limited to the member if one was searched. */
const listsOf = (db: Db, accountId: string | undefined) => {
  const inState = (state: ConsultationState) => serviceQuery(db, { state, accountId })
  return {
    waiting: inState(1),
    untold: serviceQuery(db, { isTroubled: true, accountId }),
    open: inState(2),
    ended: inState(3),
    cancelled: inState(4),
    unpaid: inState(5),
    all: serviceQuery(db, { accountId }),
  }
}
const nothing = { waiting: 0, untold: 0, open: 0, ended: 0, cancelled: 0, unpaid: 0, all: 0 }

export const consultations: RunCallHandler<typeof customerServiceAdminCalls.consultations> = async (
  { state, isUntold, phone, ...page },
  ctx,
) => {
  const accountId = phone && (await accountIdOfPhone(ctx.db, ctx.cipher, phone))
  // An unknown phone has no consultations; the answer does not reveal whether the member exists.
  if (accountId === null) return answer({ records: [], total: 0, counts: nothing })
  const sought = { state, isTroubled: isUntold === 1, accountId, isOldestFirst: state === waiting }
  const rows = await serviceRows(ctx.db, sought, page)
  const total = await countServiceRows(ctx.db, sought)
  await recordRead(ctx, {
    action: 'listConsultations',
    seen: rows.map((row) => ({ id: row.id, account_id: row.accountId })),
  })
  const counts = await countLists(ctx.db, listsOf(ctx.db, accountId))
  return answer({ records: await toConsultationDtos(ctx, rows), total, counts })
}
