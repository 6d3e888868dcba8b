/**
 * npm run new-page -- <domain>/<page> <中文标题> --addition "why" [--dry-run]
 * npm run new-page -- coupons/expiring-coupons 即将过期 --addition "Coupons that expire within a week"
 * The first page of a domain also needs --group (of the menu), --permission and --domain-title "后台：…"; --icon is one of
 * @ant-design/icons. The reason describes the page's call in the API document.
 */
import { parseArgs } from 'node:util'
import { requireReason } from './generate/additions.ts'
import { planPage } from './generate/page.ts'
import { GeneratorFault } from './generate/text.ts'
import { generate, sharedOptions } from './generate/write.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...sharedOptions,
    permission: { type: 'string' },
    group: { type: 'string' },
    icon: { type: 'string' },
    'domain-title': { type: 'string' },
  },
})
const [place = '', title] = positionals
const [domain, page] = place.split('/')

generate((read) => {
  if (!domain || !page || !title)
    throw new GeneratorFault(
      'npm run new-page -- <domain>/<page> <中文标题>, e.g. coupons/expiring-coupons 即将过期',
    )
  if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(place))
    throw new GeneratorFault(`${place} is not kebab-case`)
  requireReason(`a page of the console`, false, values.addition)
  const { permission, group, icon, 'domain-title': domainTitle, addition: reason = '' } = values
  return planPage({ domain, page, title, reason, permission, group, icon, domainTitle }, read)
}, values)
