import type { identityCalls } from '@yf/contract/identity'
import { inSteps } from '#platform/call/handler.ts'
import { badInput } from '#platform/call/outcome.ts'
import { enterByCode, enterByPassword } from './enter.ts'
import { wayOf } from './rules.ts'

export const login = inSteps<typeof identityCalls.login>(async (input, ctx) => {
  const way = wayOf(input)
  switch (way.kind) {
    case 'unclear':
      return badInput(way.field, way.message)
    case 'password':
      return enterByPassword(input.phone, way.password, input, ctx)
    case 'code':
      return enterByCode(input.phone, way.code, input, ctx)
  }
})
