import { caseNotices } from '@yf/domain/claim-notices'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { useCaseAction, useReasons } from '../use-case.ts'
import { MemberReads } from './member-notice.tsx'
import type { ActionDialogProps } from './move-dialogs.tsx'
import styles from './word-dialogs.module.css'

const kindOptions = (Object.entries(materialKinds) as [MaterialKind, string][]).map(([value, label]) => ({
  value,
  label,
}))

export function AskDialog({ work, onClose }: ActionDialogProps) {
  const [kinds, setKinds] = useState<MaterialKind[]>([])
  const [text, setText] = useState('')
  const templates = useReasons('ask')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.ask)
  const ask = async () => {
    if (await run({ caseId: work.caseId, words: text.trim(), kinds }, '已要求会员补充资料')) onClose()
  }
  return (
    <Dialog
      title="要求会员补充资料"
      confirmText="发给会员"
      isBusy={isBusy}
      fault={fault}
      canConfirm={text.trim() !== ''}
      onConfirm={() => void ask()}
      onClose={onClose}
    >
      <Form.Item label="需要补充的材料">
        <Checkbox.Group
          className={styles.kinds}
          aria-label="需要补充的材料"
          options={kindOptions}
          value={kinds}
          onChange={setKinds}
        />
      </Form.Item>
      <ReasonField
        label="补充说明"
        value={text}
        templates={templates}
        maxLength={300}
        rows={3}
        isRequired
        onChange={setText}
      />
      <MemberReads notice={caseNotices.asked(text.trim())} />
    </Dialog>
  )
}

export function SendBackDialog({ work, onClose }: ActionDialogProps) {
  const [text, setText] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.sendBack)
  const sendBack = async () => {
    if (await run({ caseId: work.caseId, words: text.trim() }, '已退回处理人')) onClose()
  }
  return (
    <Dialog
      title="退回给处理人？"
      confirmText="退回"
      isBusy={isBusy}
      fault={fault}
      canConfirm={text.trim() !== ''}
      onConfirm={() => void sendBack()}
      onClose={onClose}
    >
      <p>{work.firstApprover ?? '处理人'}的初审会作废，修改后需要重新提交复核。</p>
      <ReasonField
        label="退回意见"
        value={text}
        templates={[]}
        maxLength={300}
        rows={3}
        isRequired
        onChange={setText}
      />
      <MemberReads notice={null} />
    </Dialog>
  )
}
