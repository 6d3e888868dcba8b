import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { Button } from 'antd'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/navigation.ts'
import { say } from '#ui/toast/toast.ts'
import { useKeys } from '#ui/use-keys.ts'
import { useLastList } from '../neighbours.ts'

/**
 * Once nothing is left to do here: opens the next case of the list that the user came from. It asks the server,
 * because colleagues work on the same list.
 */
export function NextCase({ caseId }: { caseId: string }) {
  const { send, isBusy } = useWrite(claimsAdminCalls.next)
  const open = async () => {
    const found = await send({ ...useLastList.getState().filter, besides: caseId })
    if (!found.ok) return found.error.isAboutSession || say(found.error.message)
    return found.result.caseId === null
      ? say('这个列表里没有下一件了')
      : go('/case', { id: found.result.caseId })
  }
  useKeys({ n: () => void open() })
  return (
    <Button type="primary" loading={isBusy} onClick={() => void open()}>
      下一件（n）
    </Button>
  )
}
