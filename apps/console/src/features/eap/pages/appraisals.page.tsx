import { eapAdminCalls, type AdminAppraisal } from '@yf/contract/eap-admin'
import type { Rating } from '@yf/contract/eap-shapes'
import { appraisalTags } from '@yf/domain/counselling'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { CounsellorSelect } from '../parts/counsellor-select.tsx'
import { pageSize, useListLocation } from '../list-location.ts'
import styles from './counselling.module.css'

const columns: TableColumnsType<AdminAppraisal> = [
  { title: '日期', className: text.nowrap, render: (_, { createTime }) => createTime.slice(0, 10) },
  { title: '咨询师', dataIndex: 'counsellorName', className: text.nowrap },
  {
    title: '评分',
    className: text.nowrap,
    render: (_, { stars }) => (
      <span role="img" aria-label={`${stars} 星`} className={styles.stars}>
        {'★'.repeat(stars)}
      </span>
    ),
  },
  {
    title: '评价',
    render: (_, { tags, words }) => (
      <>
        {tags.map((tag) => (
          <Tag key={tag}>{appraisalTags[tag]}</Tag>
        ))}
        {words && <div>{words}</div>}
      </>
    ),
  },
]

const ratingText = ({ stars, count }: Rating): string =>
  stars === null ? '不显示是谁评价的' : `平均 ${stars.toFixed(1)} 分，共 ${count} 条；不显示是谁评价的`

/** Ratings of sessions, always anonymous. */
export default function AppraisalsPage() {
  const { pageNo, counsellorId, of } = useListLocation()
  const page = useQueryOf(eapAdminCalls.appraisals, { ...of, pageNo, pageSize })
  const rating = page.data?.rating
  return (
    <Page
      note={rating && ratingText(rating)}
      tools={
        <CounsellorSelect value={counsellorId} onChange={(id) => go('/appraisals', { counsellor: id })} />
      }
    >
      <AnsweredTable
        of={page}
        failed="评价没有加载成功"
        empty="还没有评价"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/appraisals', { counsellor: counsellorId, page: to })}
      />
    </Page>
  )
}
