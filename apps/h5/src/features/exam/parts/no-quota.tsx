import { NoRight } from '#features/employer/shared/no-right.tsx'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'

/** No family member has exam quota left. */
export const NoQuota = () => (
  <NoRight
    title="暂无体检报销额度"
    note="额度由企业发放，已用完或未开通时不能报销；如有疑问，请联系企业人力资源"
    action={
      <Button kind="secondary" onTap={() => go('/expense/record')}>
        查看报销记录
      </Button>
    }
  />
)
