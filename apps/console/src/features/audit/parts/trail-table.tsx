import type { AuditRow } from '@yf/contract/workbench'
import { staffRoles } from '@yf/domain/staff'
import { linkTo } from '#platform/navigation/navigation.ts'
import type { Filter } from './trail-filter.tsx'
import table from '#ui/table/table.module.css'

export function TrailTable({ rows, filter }: { rows: readonly AuditRow[]; filter: Filter }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {['时间', '人员', '行为', '案件号', '内容', '来源地址'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={table.nowrap}>{row.time}</td>
            <td className={table.nowrap}>
              <a href={linkTo('/trail', { ...filter, staffId: row.staffId })} title="只看此人">
                {row.staffName}
              </a>{' '}
              <span className={table.quiet}>{staffRoles[row.role]}</span>
            </td>
            <td className={table.nowrap}>{row.deed}</td>
            <td className={table.nowrap}>
              {row.caseNo === null ? (
                <span className={table.quiet}>—</span>
              ) : (
                <a href={linkTo('/trail', { ...filter, caseNo: row.caseNo })} title="只看这个案件">
                  {row.caseNo}
                </a>
              )}
            </td>
            <td>{row.detail}</td>
            <td className={table.nowrap}>{row.address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
