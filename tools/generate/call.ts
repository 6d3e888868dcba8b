import type { SpecCall } from '../spec/tables.ts'
import { planAddition } from './additions.ts'
import { planCallFiles } from './call-files.ts'
import { quoted, type Plan, type ReadText } from './text.ts'

export interface NewCall {
  readonly domain: string
  /** Its name in our code: a verb, spelt correctly. */
  readonly key: string
  /** In Chinese; without one a test names the row until it has one. */
  readonly title?: string | undefined
  /** In Chinese, for a domain that has no calls yet. */
  readonly domainTitle?: string | undefined
  readonly row: SpecCall
  /** Who makes the call; as soon as an app of ours does, the check asks for the removal. */
  readonly calledBy?: string | undefined
  /** Why there is a call that the specification does not have. */
  readonly addition?: string | undefined
}

/** Everything that a new call needs, as complete files: contract row, handler, its test, module indexes. */
export function planCall(call: NewCall, read: ReadText): Plan {
  const { domain, key, domainTitle = '', row, addition } = call
  const plan: Plan = new Map()
  planCallFiles(plan, read, {
    domain,
    feature: domain,
    key,
    domainTitle,
    row: rowText(call),
    imports: [
      ['./shapes.ts', 'Nothing'],
      ['./shapes.ts', 'Done'],
      ['./call.ts', row.service],
    ],
    test: {
      title: `${row.method} ${row.path}`,
      input: '{}',
      token: row.auth === 'user' ? "server.tokenOf('linxiao')" : null,
    },
  })
  const specified = `${row.service} ${row.method} ${row.path}`
  if (addition) planAddition(plan, read, { kind: 'calls', key: specified, reason: addition })
  return plan
}

const builders: Record<string, string> = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'del' }
const laterCaller = 'our app, from its next change on'

function rowText({ key, title = '', row, calledBy = laterCaller, addition }: NewCall): string {
  const usualAuth = row.service === 'mall' ? 'mall' : 'user'
  const usualBody = row.method === 'GET' || row.method === 'DELETE' ? 'query' : 'json'
  const options = [
    ...(row.auth === usualAuth ? [] : [`auth: '${row.auth}'`]),
    ...(row.body === usualBody ? [] : [`body: '${row.body}'`]),
    // Listed from the start: a further refusal of the handler does not compile until it is added here.
    'refusals: []',
    `calledBy: ${quoted(calledBy)}`,
  ]
  const described = `'${row.path}', '${title}', ${quoted(addition ?? row.does)}`
  return `  ${key}: ${row.service}.${builders[row.method]}(${described}, Nothing, Done, { ${options.join(', ')} }),`
}
