import type { examAdminCalls } from '@yf/contract/exam-admin'
import { examStates, type ExamState } from '@yf/domain/exam-claim'
import type { Db } from '#platform/db/handle.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import { examById } from '../own-exam.ts'
import { aboutExam } from './reviewed-exam.ts'
import { toExamDto, toRowDtos } from './dto.ts'

const hour = 3_600_000

interface ExamListFilter {
  readonly state?: ExamState
  readonly toConfirm?: 0 | 1
  readonly keyword?: string
}

/** Open ones are sorted by arrival, ended ones by the newest. */
export const list: RunCallHandler<typeof examAdminCalls.list> = async (input, ctx) => {
  const isOpen = input.toConfirm === 1 || input.state === 1 || input.state === 2
  const direction = isOpen ? 'asc' : 'desc'
  const { rows, total } = await pageOf(ctx.db, narrowed(ctx.db, input), input, (query) =>
    query.orderBy('c.submitted_at', direction).orderBy('c.id', direction),
  )
  const records = await toRowDtos(ctx.db, rows)
  const seen = rows.map(({ id, account_id }) => ({ id, account_id }))
  await recordRead(ctx, { action: 'listExams', seen, payload: payloadOf(input) }, hour)
  return answer({ records, total, counts: await countLists(ctx.db, listsOf(ctx.db, input)) })
}

function narrowed(db: Db, { state, toConfirm, keyword }: ExamListFilter) {
  const word = keyword?.trim() ?? ''
  return db
    .selectFrom('exam_claim as c')
    .leftJoin('exam_proposal as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.exam_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select('p.id as proposal_id')
    .where('c.state', '>', examStates.draft)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state!))
    .$if(toConfirm === 1, (query) => query.where('p.id', 'is not', null))
    .$if(word !== '', (query) =>
      query.where(({ eb, or }) =>
        or([eb('c.exam_no', '=', word.toUpperCase()), eb('c.member_name', '=', word)]),
      ),
    )
}

/** The counts of the tabs, for the same search text. */
const listsOf = (db: Db, { keyword }: ExamListFilter) => {
  const word = keyword === undefined ? {} : { keyword }
  const inState = (state: ExamState) => narrowed(db, { ...word, state })
  return {
    1: inState(1),
    2: inState(2),
    3: inState(3),
    4: inState(4),
    5: inState(5),
    confirm: narrowed(db, { ...word, toConfirm: 1 }),
    all: narrowed(db, word),
  }
}

const payloadOf = ({ state, toConfirm, keyword = '' }: ExamListFilter) => ({
  state: state ?? null,
  isToConfirm: toConfirm === 1,
  keyword: keyword.trim(),
})

export const open: RunCallHandler<typeof examAdminCalls.open> = async ({ id }, ctx) => {
  const exam = await examById(ctx.db, id)
  if (!exam || exam.state === examStates.draft) return refuse('notFound')
  const dto = await toExamDto(ctx, exam)
  await recordRead(ctx, { action: 'readExam', about: aboutExam(exam) })
  return answer(dto)
}
