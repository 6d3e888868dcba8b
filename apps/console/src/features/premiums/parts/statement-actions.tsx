import { premiumsAdminCalls, type PremiumStatement } from '@yf/contract/premiums-admin'
import { formatFen } from '@yf/domain/money'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'
import { useSaving } from '#platform/http/saving.ts'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/navigation.ts'
import { saveFile } from '#platform/save-file.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { StatementTag } from './statement-columns.tsx'
import { statementLists } from './statement-lists.ts'

const stay = () => undefined

interface Props {
  statement: PremiumStatement
}

/** What the reader may do with the statement as it is. */
export function StatementActions({ statement }: Props) {
  const key = { companyId: statement.companyId, statementId: statement.id, revision: statement.revision }
  const submitting = useSaving(premiumsAdminCalls.submit, ...statementLists)
  const recomputing = useSaving(premiumsAdminCalls.recompute, ...statementLists)
  const withdrawing = useSaving(premiumsAdminCalls.withdraw, ...statementLists)
  const fault = submitting.fault ?? recomputing.fault ?? withdrawing.fault
  return (
    <Space wrap>
      <StatementTag state={statement.state} />
      {statement.canSubmit === 1 && (
        <Button
          type="primary"
          loading={submitting.isBusy}
          onClick={() => void submitting.save(key, { savedMessage: '已提交，等待其他人出具', onClose: stay })}
        >
          提交
        </Button>
      )}
      {statement.canRecompute === 1 && (
        <Button
          loading={recomputing.isBusy}
          onClick={() => void recomputing.save(key, { savedMessage: '正在重新计算', onClose: stay })}
        >
          重新计算
        </Button>
      )}
      {statement.canWithdraw === 1 && (
        <Button
          loading={withdrawing.isBusy}
          onClick={() => void withdrawing.save(key, { savedMessage: '已撤回为草稿', onClose: stay })}
        >
          撤回
        </Button>
      )}
      {statement.canDecide === 1 && (
        <DecideButtons
          call={premiumsAdminCalls.decide}
          inputOf={(verdict) => ({ ...key, ...verdict })}
          title="保费账单"
          savedMessageOf={() => '账单已出具'}
          lists={statementLists}
        >
          <p>
            {`${statement.companyName} ${statement.month}，${statement.people} 人，合计 ${formatFen(statement.totalFen)}。出具后不能再改，以后的变动计入下月账单。`}
          </p>
        </DecideButtons>
      )}
      {statement.canDiscard === 1 && <DiscardButton statement={statement} />}
      {statement.state !== 'computing' && <ExportButton statement={statement} />}
      {fault && <Alert type="error" showIcon title={fault} />}
    </Space>
  )
}

function DiscardButton({ statement }: Props) {
  const { companyId, id: statementId, revision, month } = statement
  const [isOpen, setOpen] = useState(false)
  const { save, isBusy, fault } = useSaving(premiumsAdminCalls.discard, ...statementLists)
  const close = () => setOpen(false)
  const leave = () => {
    close()
    go('/premiums', { company: companyId })
  }
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        删除草稿
      </Button>
      {isOpen && (
        <Dialog
          title="删除账单草稿"
          confirmText="删除"
          isDanger
          isBusy={isBusy}
          fault={fault}
          onConfirm={() =>
            void save({ companyId, statementId, revision }, { savedMessage: '已删除草稿', onClose: leave })
          }
          onClose={close}
        >
          <p>{`删除 ${month} 的账单草稿，之后可以重新计算。`}</p>
        </Dialog>
      )}
    </>
  )
}

function ExportButton({ statement: { companyId, id: statementId } }: Props) {
  const { send, isBusy } = useWrite(premiumsAdminCalls.exportStatement)
  const take = async () => {
    const taken = await send({ companyId, statementId })
    if (taken.ok) saveFile(taken.result.fileName, taken.result.base64)
    else say(taken.error.message)
  }
  return (
    <Button loading={isBusy} onClick={() => void take()}>
      导出
    </Button>
  )
}
