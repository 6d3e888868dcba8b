import type { questionCalls } from '@yf/contract/questions'
import type { Handlers } from '#platform/call/handler.ts'
import { countQuestion } from './count-question.ts'
import { questions } from './questions.ts'

export const questionHandlers: Handlers<typeof questionCalls> = { questions, countQuestion }
