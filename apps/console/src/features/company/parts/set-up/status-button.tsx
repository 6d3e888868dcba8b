import { companySetUpCalls, type AdminCompany } from '@yf/contract/company-admin-set-up'
import { statusActions } from '@yf/domain/company-status'
import { Alert } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { useCompanySaving } from '#features/company/use-company-saving.ts'

/** Opens a company, or suspends it. */
export function StatusButton({ company }: { company: AdminCompany }) {
  const target = company.status === 'active' ? 'suspended' : 'active'
  const word = company.status === 'suspended' ? '恢复启用' : statusActions[target]
  return (
    <AskingButton word={word} {...(target === 'active' ? { type: 'primary' } : { danger: true })}>
      {(close) => <StatusDialog company={company} target={target} word={word} onClose={close} />}
    </AskingButton>
  )
}

interface StatusDialogProps {
  company: AdminCompany
  target: keyof typeof statusActions
  word: string
  onClose: () => void
}

function StatusDialog({ company, target, word, onClose }: StatusDialogProps) {
  const { companyId, companyName, revision } = company
  const saving = useCompanySaving(companySetUpCalls.setStatus)
  return (
    <Dialog
      title={`${word}${companyName}`}
      confirmText={word}
      isDanger={target === 'suspended'}
      isBusy={saving.isBusy}
      fault={saving.fault}
      onConfirm={() =>
        void saving.save(
          { companyId, revision, status: target },
          { savedMessage: target === 'active' ? '企业已启用' : '企业已停用', onClose },
        )
      }
      onClose={onClose}
    >
      {target === 'active' ? <Opening companyId={companyId} /> : <Suspending />}
    </Dialog>
  )
}

const Suspending = () => (
  <>
    <p>停用后立即生效：</p>
    <ul>
      <li>员工和家属不能进入本企业；有其他企业的，仍可使用其他企业</li>
      <li>新员工不能注册</li>
      <li>已提交的理赔继续审核和打款</li>
    </ul>
    <p>可以随时恢复启用。</p>
  </>
)

function Opening({ companyId }: { companyId: string }) {
  const rows = useQueryOf(companySetUpCalls.setUpRows, { companyId })
  const missing = (rows.data ?? []).filter(
    ({ isDone, isOptional, name }) => isDone === 0 && isOptional === 0 && name !== '启用企业',
  )
  return (
    <>
      <p>启用后，名册上的员工可以注册和登录。</p>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="以下各项还没有完成，员工可能用不了全部服务"
          description={<ChangeLines lines={missing.map(({ name, note }) => `${name}：${note}`)} />}
        />
      )}
    </>
  )
}
