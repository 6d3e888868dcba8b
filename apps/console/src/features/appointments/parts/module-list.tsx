import type { AdminModule } from '@yf/contract/appointments-admin'
import { Button, Card, Tag } from 'antd'
import text from '#ui/quiet.module.css'
import styles from './module-list.module.css'

interface Props {
  modules: readonly AdminModule[]
  onEdit: (row: AdminModule) => void
}

/** The services above their sites: what each is and what pays for it. */
export const ModuleList = ({ modules, onEdit }: Props) => (
  <ul className={styles.list} aria-label="线下服务">
    {modules.map((row) => (
      <li key={row.id}>
        <Card
          size="small"
          title={row.name}
          extra={
            <Button size="small" aria-label={`编辑服务${row.name}`} onClick={() => onEdit(row)}>
              编辑
            </Button>
          }
        >
          <p className={styles.summary}>{row.summary}</p>
          {row.supplierCode ? <span className={text.quiet}>{row.supplierCode}</span> : <Tag>免费</Tag>}
        </Card>
      </li>
    ))}
  </ul>
)
