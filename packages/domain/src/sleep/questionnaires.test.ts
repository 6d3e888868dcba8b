import { expect, test } from 'vitest'
import { isQuestionnaireCode, questionnaireCodes, questionnaires } from './questionnaires.ts'

test('a questionnaire is found by its own code, and no other code is one', () => {
  for (const code of questionnaireCodes) expect(questionnaires[code].code).toBe(code)
  expect(['ISI', 'PSQI', 'isi', '', 'toString'].filter(isQuestionnaireCode)).toEqual(['ISI', 'PSQI'])
})
