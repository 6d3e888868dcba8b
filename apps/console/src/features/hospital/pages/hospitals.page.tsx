import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { hospitalAdminCalls, type AdminHospital } from '@yf/contract/hospital-admin'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation, type Query } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { hospitalColumns } from '../parts/hospital-columns.tsx'
import { HospitalDialog } from '../parts/hospital-dialog.tsx'
import { HospitalImport } from '../parts/hospital-import.tsx'
import styles from './hospitals.module.css'

const pageSize = 20
const states = [
  { value: '0', label: '使用中' },
  { value: '1', label: '已关停' },
]

type Open = { readonly kind: 'import' } | { readonly kind: 'edit'; readonly row: AdminHospital | null }

/** The hospitals that members find and that claims are judged by. */
export default function HospitalsPage() {
  const { query, pageNo } = useLocation()
  const { word, city, closed } = query
  const [open, setOpen] = useState<Open | null>(null)
  const hospitals = useQueryOf(hospitalAdminCalls.hospitals, {
    ...(word ? { keyword: word } : {}),
    ...(city ? { city } : {}),
    ...(closed ? { isClosed: closed === '1' ? 1 : 0 } : {}),
    pageNo,
    pageSize,
  })
  const narrow = (changes: Query) => go('/hospitals', { word, city, closed, ...changes })
  const cities = hospitals.data?.cities ?? []
  const tools = (
    <>
      <Input.Search
        className={styles.search}
        aria-label="名称、别名或地址"
        placeholder="名称、别名或地址"
        allowClear
        defaultValue={word}
        onSearch={(typed) => narrow({ word: typed.trim() })}
      />
      <Select<string>
        className={styles.choice}
        aria-label="城市"
        placeholder="全部城市"
        allowClear
        showSearch
        virtual={false}
        value={city ?? null}
        options={cities.map((value) => ({ value, label: value }))}
        onChange={(value: string | undefined) => narrow({ city: value })}
      />
      <Select<string>
        className={styles.choice}
        aria-label="状态"
        placeholder="全部状态"
        allowClear
        value={closed ?? null}
        options={states}
        onChange={(value: string | undefined) => narrow({ closed: value })}
      />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen({ kind: 'import' })}>
        导入
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => setOpen({ kind: 'edit', row: null })}
      >
        新建医院
      </Button>
    </>
  )
  return (
    <Page note="所有企业共用：会员按它找医院，理赔按它判断等级和性质。每次改动记入审计。" tools={tools}>
      <AnsweredTable
        of={hospitals}
        failed="医院目录没有加载成功"
        empty={word || city || closed ? '没有符合条件的医院' : '还没有医院，可以新建或导入'}
        rowKey="id"
        columns={hospitalColumns((row) => setOpen({ kind: 'edit', row }))}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => narrow({ page })}
      />
      {open?.kind === 'import' && <HospitalImport onClose={() => setOpen(null)} />}
      {open?.kind === 'edit' && <HospitalDialog row={open.row} onClose={() => setOpen(null)} />}
    </Page>
  )
}
