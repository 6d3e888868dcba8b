import { expect, test } from 'vitest'
import { callTable } from '@yf/contract/table'
import type { Call } from '@yf/contract/call'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { inventInput } from './invent-input.ts'

const rows = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, row]) => [`${domain}.${name}`, row] as const),
)
const ajv = new Ajv({ strict: false })
formats.default(ajv)

test.each(rows)('%s accepts the generated input', (_, row) => {
  const check = ajv.compile(row.request)
  check(inventInput(row.request))
  expect(check.errors).toBeNull()
})
