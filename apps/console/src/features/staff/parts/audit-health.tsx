import { staffCalls } from '@yf/contract/staff'
import type { AuditLogCheck } from '@yf/contract/audit-log-shapes'
import { Alert } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import styles from './audit-health.module.css'

const faultTexts = {
  missing: '缺失',
  changed: '与记录时不一致',
  cut: '起的记录缺失',
} as const

function Broken({ check }: { check: AuditLogCheck }) {
  return (
    <>
      记录不完整：{check.time} 核验时发现 {check.faultCount} 处异常，请立即联系安全负责人并保留数据库备份。
      <ul className={styles.faults}>
        {check.faults.map(({ staffName, seq, what }) => (
          <li key={`${staffName}${seq}${what}`}>
            {staffName} 的第 {seq} 条{faultTexts[what]}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether each record's hash still matches the one before it. */
export function AuditLogHealth() {
  const { data } = useQueryOf(staffCalls.auditLogCheck, {})
  if (!data) return null
  if (data.time === null)
    return <Alert banner type="info" role="note" title="记录链每天凌晨核验一次，今晚将进行第一次核验。" />
  if (data.faultCount > 0) return <Alert banner type="error" role="alert" title={<Broken check={data} />} />
  return (
    <Alert
      banner
      type="success"
      role="note"
      title={`记录链完整：${data.time} 核验了 ${data.people} 人的 ${data.events} 条记录。`}
    />
  )
}
