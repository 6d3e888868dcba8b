/**
 * npm run new-screen -- <domain> <file> <path> [<call it shows>] [--parent <path>] [--dry-run]
 * npm run new-screen -- family edit /family/edit family.list --parent /family
 * npm run new-screen -- family share /family/share family.list --title 分享家庭 --depth 3 --addition "why"
 * Name, title, depth and flags come from the specification's table, or from the options of an addition.
 */
import { parseArgs } from 'node:util'
import { requireReason } from './generate/additions.ts'
import { planScreen } from './generate/screen.ts'
import { GeneratorFault } from './generate/text.ts'
import { generate, sharedOptions } from './generate/write.ts'
import { readSpecification, type SpecRoute } from './spec/tables.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...sharedOptions,
    title: { type: 'string' },
    depth: { type: 'string', default: '2' },
    parent: { type: 'string' },
    public: { type: 'boolean', default: false },
    'keep-alive': { type: 'boolean', default: false },
  },
})
const [domain, file, path, call] = positionals

generate((read) => {
  if (!domain || !file || !path)
    throw new GeneratorFault(
      'npm run new-screen -- <domain> <file> <path> [<call>], e.g. family edit /family/edit family.list',
    )
  if (!/^[a-z][a-z0-9-]*$/.test(file)) throw new GeneratorFault(`${file} is not kebab-case`)
  if (call && !/^[a-z][\w-]*\.[a-z]\w*$/i.test(call))
    throw new GeneratorFault(`${call} is no call, e.g. family.list`)
  const specified = readSpecification().routes.find((one) => one.path === path)
  requireReason(path, specified !== undefined, values.addition)
  const route = specified ?? ownRoute(path)
  return planScreen({ domain, file, route, call, parent: values.parent, addition: values.addition }, read)
}, values)

function ownRoute(ownPath: string): SpecRoute {
  const { title, depth, public: isPublic, 'keep-alive': keepAlive } = values
  if (!title) throw new GeneratorFault('an addition needs its --title, in Chinese')
  return {
    path: ownPath,
    name: ownPath.slice(1),
    title,
    area: '',
    public: isPublic,
    keepAlive,
    depth: Number(depth),
  }
}
