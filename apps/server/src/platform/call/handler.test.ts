import { Type } from '@sinclair/typebox'
import { main } from '@yf/contract/call'
import { expect, test } from 'vitest'
import type { Handlers } from './handler.ts'
import { answer, refuse } from './outcome.ts'

const calls = {
  open: main.get(
    'open',
    '示例',
    '',
    Type.Object({ phone: Type.String() }),
    Type.Object({ name: Type.String() }),
    {
      auth: 'none',
    },
  ),
  mine: main.post('mine', '示例', '', Type.Object({}), Type.Object({ id: Type.String() })),
}

const choosy = {
  join: main.post('join', '示例', '', Type.Object({}), Type.Null(), {
    refusals: ['familyFull', 'spouseTaken'],
  }),
}

/** Code that must not compile: the type check fails as soon as one of these lines would compile. */
test('a handler table compiles only when it is complete and correct', () => {
  const whole: Handlers<typeof calls> = {
    open: async ({ phone }) => answer({ name: phone }),
    mine: async (_input, ctx) => answer({ id: ctx.caller.accountId }),
  }
  // @ts-expect-error a call without a handler
  const missing: Handlers<typeof calls> = { open: whole.open }
  const wrongField: Handlers<typeof calls> = {
    ...whole,
    // @ts-expect-error an answer without its field
    open: async () => answer({ nickname: '晓晓' }),
  }
  const wrongInput: Handlers<typeof calls> = {
    ...whole,
    // @ts-expect-error a field that the request does not have
    open: async ({ mobile }) => answer({ name: mobile }),
  }
  const nobody: Handlers<typeof calls> = {
    ...whole,
    // @ts-expect-error no caller on a call that asks for no session
    open: async (_input, ctx) => answer({ name: ctx.caller.accountId }),
  }
  expect([whole, missing, wrongField, wrongInput, nobody]).toHaveLength(5)
})

test('a handler may refuse only with codes of its row or common ones; a row without a list is not restricted', () => {
  const listed: Handlers<typeof choosy> = { join: async () => refuse('familyFull') }
  const common: Handlers<typeof choosy> = { join: async () => refuse('tooOften') }
  // @ts-expect-error a refusal that the row does not list
  const unlisted: Handlers<typeof choosy> = { join: async () => refuse('wrongCode') }
  const free: Partial<Handlers<typeof calls>> = { mine: async () => refuse('wrongCode') }
  // @ts-expect-error a list of a refusal that there is not
  const unknown = main.post('join', '示例', '', Type.Object({}), Type.Null(), { refusals: ['familyFul'] })
  expect([listed, common, unlisted, free, unknown]).toHaveLength(5)
})
