import { useState } from 'react'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import styles from './sheet.module.css'
import { SheetTable } from './sheet-table.tsx'
import type { Table } from './table.ts'

export function WorkbookView({ tables }: { tables: readonly Table[] }) {
  const [at, setAt] = useState(0)
  const table = tables[at]
  if (!table) return <EmptyOf kind="files" title="这个文件里没有表格" />
  return (
    <div className={styles.book}>
      {tables.length > 1 && (
        <div className={styles.tabs}>
          <Tabs
            label="工作表"
            items={tables.map(({ name }, value) => ({ value, label: name }))}
            value={at}
            onChange={setAt}
          />
        </div>
      )}
      <SheetTable key={at} table={table} />
    </div>
  )
}
