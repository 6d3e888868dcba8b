import { mallAdminCalls } from '@yf/contract/mall-admin'
import { Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CanvasComposer } from '../parts/canvas-composer.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import styles from './mall.module.css'

const all = 'all'

/** The mall page of one company, or the default page for companies without their own. */
export default function CanvasPage() {
  const { company } = useLocation().query
  const owners = useQueryOf(mallAdminCalls.canvases, {})
  const of = company ? { companyId: company } : {}
  const canvas = useQueryOf(mallAdminCalls.canvas, of)
  const products = useQueryOf(mallAdminCalls.products, { pageNo: 1, pageSize: 100 })
  return (
    <StackedPage
      title="商城页面"
      tools={
        <Select<string>
          className={styles.owner}
          aria-label="企业"
          value={company ?? all}
          options={(owners.data ?? []).map(({ companyId, name, isOwn, isDrafted }) => ({
            value: companyId ?? all,
            label: `${name}${companyId && isOwn ? '（专属）' : ''}${isDrafted ? ' · 有草稿' : ''}`,
          }))}
          onChange={(chosen) => go('/mallPages', { company: chosen === all ? null : chosen })}
        />
      }
    >
      <Answered of={canvas} failed="页面没有加载成功">
        {(shown) => (
          <CanvasComposer
            key={`${company ?? all}/${shown.revision}/${shown.isDraft}`}
            of={of}
            canvas={shown}
            products={products.data?.records ?? []}
          />
        )}
      </Answered>
    </StackedPage>
  )
}
