import { PlusOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { CompanySelect } from './company-select.tsx'
import styles from '../pages/cards.module.css'

interface Props {
  companyId: string | null
  onCompany: (query: Record<string, string>) => void
  addText: string
  onAdd: () => void
}

/** Above a list of one company or of all: the company filter and the button for a new entry. */
export const ListTools = ({ companyId, onCompany, addText, onAdd }: Props) => (
  <Space>
    <CompanySelect
      className={styles.company}
      allowClear
      placeholder="所有企业"
      value={companyId}
      onChange={(company) => onCompany(company ? { company } : {})}
    />
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
      {addText}
    </Button>
  </Space>
)
