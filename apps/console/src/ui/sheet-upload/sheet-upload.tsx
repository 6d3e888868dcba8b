import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Space, Upload } from 'antd'

interface SheetUploadProps {
  isBusy?: boolean
  onFile: (file: File) => void
  onTemplate: () => void
}

/** Uploads a table, and offers the empty template. */
export const SheetUpload = ({ isBusy = false, onFile, onTemplate }: SheetUploadProps) => (
  <Space>
    <Upload
      accept=".xlsx,.csv"
      maxCount={1}
      showUploadList={false}
      beforeUpload={(file) => {
        onFile(file)
        return false
      }}
    >
      <Button icon={<UploadOutlined aria-hidden />} loading={isBusy}>
        选择表格
      </Button>
    </Upload>
    <Button type="link" onClick={onTemplate}>
      下载模板
    </Button>
  </Space>
)

interface SheetVerdictProps {
  count: number
  faulty: number
  /** The action on the rows: 发货, 发放. */
  action: string
}

/** Says whether the table can be submitted: all rows or none. */
export const SheetVerdict = ({ count, faulty, action }: SheetVerdictProps) => (
  <Alert
    showIcon
    type={faulty > 0 ? 'error' : 'success'}
    title={
      faulty > 0
        ? `${count} 行中有 ${faulty} 行有误，修正后重新选择表格；有误时一行也不会${action}`
        : `${count} 行全部可以${action}`
    }
  />
)
