import type { BrowserContext } from '@playwright/test'
import { urlOf, type Call, type Output } from '@yf/contract/call'
import { companyCalls } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import type { ProductStage } from '../../e2e/support/stage.ts'

/** Shows the colours, tabs and tiles of another person's company. */
export async function showTheme(
  context: BrowserContext,
  { app }: ProductStage,
  { token }: UserInfo,
): Promise<void> {
  const ask = async <C extends Call>(call: C, search = ''): Promise<{ result: Output<C> }> => {
    const response = await fetch(app + urlOf(call) + search, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()) as { result: Output<C> }
  }
  const { result } = await ask(companyCalls.list)
  const [company] = result.companyList
  if (!company) throw new Error('the person of the other theme has no company')
  const { groupCompanyId: groupId, companyId } = company
  const theme = await ask(companyCalls.theme, `?${new URLSearchParams({ groupId, companyId }).toString()}`)
  await context.route(`**${urlOf(companyCalls.theme)}*`, (route) => route.fulfill({ json: theme }))
}
