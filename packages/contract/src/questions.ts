import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, CompanyId, Done, Id, Keyword, Moment, Nullable, titled } from './shapes.ts'

export const Question = Type.Object({
  id: Id,
  category: Type.String(),
  questionTitle: Type.String(),
  questionContent: Type.String(),
})
export type Question = Static<typeof Question>

export const HumanService = Type.Object({
  /** For display: 工作日 9:00-18:30 */
  hours: Type.String(),
  isOpen: Bit,
  /** The service site; only during service hours. */
  link: Nullable(Type.String()),
  /** The one hotline of the product, from its settings. */
  phone: Type.String(),
  /** When the service opens again; null while it is open. */
  opensAt: Nullable(Moment),
})
export type HumanService = Static<typeof HumanService>

export const questionCalls = {
  questions: main.get(
    'advert/message/record/getQuestionList',
    '常见问题',
    'Suggested questions',
    Type.Object({ companyId: CompanyId, keyword: Type.Optional(Keyword(50)) }),
    Type.Object({ questions: Type.Array(Question), service: HumanService }),
  ),
  countQuestion: main.get(
    'advert/message/record/clickQuestionConfig',
    '记录问题点按',
    'Count a question click',
    Type.Object({ id: titled('问题', Id) }),
    Done,
    { silent: true, track: 'api.askQuestion' },
  ),
}
