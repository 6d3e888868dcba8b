import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { Button, Table } from 'antd'
import { useWrite } from '#platform/http/write.ts'
import { saveFile } from '#platform/save-file.ts'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'

interface Props {
  companyId: string
  batch: ImportDetail
}

/** The first faulty rows; the whole list, with what was in the cells, is a file. */
export function FaultSection({ companyId, batch }: Props) {
  const { send, isBusy } = useWrite(importsAdminCalls.faultSheet)
  const take = async () => {
    const taken = await send({ companyId, id: batch.id })
    if (taken.ok) saveFile(taken.result.fileName, taken.result.base64)
    else say(taken.error.message)
  }
  return (
    <Section
      title="有误的行"
      aside={
        <Button size="small" loading={isBusy} onClick={() => void take()}>
          下载错误明细
        </Button>
      }
    >
      <Table
        rowKey="line"
        size="small"
        pagination={false}
        dataSource={batch.faults}
        columns={[
          { title: '行号', dataIndex: 'line', width: 90 },
          {
            title: '原因',
            render: (_, { faults }) => (
              <ChangeLines lines={faults.map(({ column, message }) => `${column}：${message}`)} />
            ),
          },
        ]}
      />
    </Section>
  )
}
