import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { Modal } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import styles from './compare-receipts.module.css'
import { ComparedPair } from './compared-pair.tsx'

/** Receipts of other cases that look like receipts of this one, shown in pairs. */
export const CompareReceipts = ({ work }: { work: WorkCase }) => (
  <AskingButton type="link" size="small" word="比对相近影像">
    {(close) => <CompareDialog caseId={work.caseId} onClose={close} />}
  </AskingButton>
)

function CompareDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const pairs = useQueryOf(claimsAdminCalls.lookalikes, { caseId })
  const [selected, setSelected] = useState(0)
  return (
    <Modal
      open
      centered
      width="min(1200px, 96vw)"
      title={<h2 className={styles.title}>比对相近影像</h2>}
      footer={null}
      onCancel={onClose}
    >
      <Answered of={pairs} failed="相近的影像没有加载成功" empty="没有外观相近的发票影像">
        {(found) => {
          const at = Math.min(selected, found.length - 1)
          const pair = found[at]
          return (
            <>
              <nav className={styles.steps} aria-label="相近的发票">
                <Tool
                  label="上一对"
                  icon={<LeftOutlined aria-hidden />}
                  disabled={at === 0}
                  onPress={() => setSelected(at - 1)}
                />
                <span>
                  第 {at + 1} 对，共 {found.length} 对
                </span>
                <Tool
                  label="下一对"
                  icon={<RightOutlined aria-hidden />}
                  disabled={at === found.length - 1}
                  onPress={() => setSelected(at + 1)}
                />
              </nav>
              {pair && <ComparedPair key={at} pair={pair} />}
            </>
          )
        }}
      </Answered>
    </Modal>
  )
}
