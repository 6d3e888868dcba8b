import { claimCalls } from '@yf/contract/claims'
import { openLink } from '#platform/handoff/open-site.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'
import { Cell } from '#ui/cell/cell.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'

const cities = {
  SZ: { name: '深圳', row: claimCalls.chinaLifeShenzhen },
  SH: { name: '上海', row: claimCalls.chinaLifeShanghai },
} as const

/** The insurer's own site for companies that it insures; the link logs the member in. */
export function ChinaLife() {
  const { companyId } = useCompany()
  const accountId = useSession((session) => session.userInfo?.baseId ?? '')
  const query = { accountId, companyId }
  const { data } = useQueryOf(claimCalls.checkCompany, query, { silent: true, enabled: accountId !== '' })
  if (!data?.chinaLifeCity) return null
  const { name, row } = cities[data.chinaLifeCity]
  const open = async () => {
    const isMeant = await confirm({
      title: '前往中国人寿',
      content: '将打开保险公司的网站，并提供您的姓名、证件号码和手机号为您登录。',
      confirmText: '前往',
    })
    if (!isMeant) return
    const link = await write(row, { companyId })
    if (link.ok) await openLink(link.result.url)
  }
  return (
    <Cell
      icon="umbrella"
      label={`中国人寿（${name}）`}
      note="在保险公司网站查询和办理，无需再次登录"
      onTap={() => void open()}
    />
  )
}
