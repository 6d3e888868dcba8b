/**
 * npm run new-call -- <domain> <name> <path> [--title <中文>] [--dry-run]
 * npm run new-call -- family add member_family/add --title 添加家庭成员
 * npm run new-call -- family share member_family/share --method POST --title 分享家庭 --addition "why"
 * Method, auth and body come from the specification's table, or from the options of an addition; the name is ours.
 */
import { parseArgs } from 'node:util'
import { requireReason } from './generate/additions.ts'
import { planCall } from './generate/call.ts'
import { GeneratorFault } from './generate/text.ts'
import { generate, sharedOptions } from './generate/write.ts'
import { readSpecification, type SpecCall } from './spec/tables.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...sharedOptions,
    title: { type: 'string' },
    /** Of a domain that has no calls yet. */
    'domain-title': { type: 'string' },
    'called-by': { type: 'string' },
    service: { type: 'string', default: 'main' },
    method: { type: 'string' },
    auth: { type: 'string' },
    body: { type: 'string' },
  },
})
const [domain, key, path] = positionals

generate((read) => {
  if (!domain || !key || !path)
    throw new GeneratorFault('npm run new-call -- <domain> <name> <path>, e.g. family add member_family/add')
  if (!/^[a-z][\w]*$/i.test(key)) throw new GeneratorFault(`${key} is no name for a function`)
  const row = readSpecification().calls.find((call) => call.path === path)
  requireReason(path, row !== undefined, values.addition)
  return planCall(
    {
      domain,
      key,
      title: values.title,
      domainTitle: values['domain-title'],
      calledBy: values['called-by'],
      row: row ?? ownRow(path),
      addition: values.addition,
    },
    read,
  )
}, values)

function ownRow(ownPath: string): SpecCall {
  const { service, method = '', auth = service === 'mall' ? 'mall' : 'user' } = values
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method))
    throw new GeneratorFault('an addition needs its --method: GET, POST, PUT or DELETE')
  if (!['main', 'health', 'exam', 'system', 'mall'].includes(service))
    throw new GeneratorFault(`${service} is no service of the app; a page of the console: npm run new-page`)
  if (!['user', 'none', 'basic', 'mall'].includes(auth))
    throw new GeneratorFault(`--auth is user, none, basic or mall`)
  const body = values.body ?? (method === 'GET' || method === 'DELETE' ? 'query' : 'json')
  return { service, method, path: ownPath, auth, body, area: '', does: '' }
}
