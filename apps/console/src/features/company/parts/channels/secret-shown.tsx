import { Alert, Typography } from 'antd'
import { Dialog } from '#ui/dialog/dialog.tsx'

interface Props {
  /** Whose secret it is. */
  name: string
  secret: string
  onClose: () => void
}

/** A new secret, for the only time: it is stored encrypted, and no page reads it again. */
export const SecretShown = ({ name, secret, onClose }: Props) => (
  <Dialog title={`${name}的密钥`} confirmText="我已保存" isNotice onConfirm={onClose} onClose={onClose}>
    <Alert type="warning" showIcon title="密钥只显示这一次，请立即通过安全的方式交给合作方" />
    <Typography.Paragraph copyable={{ text: secret, tooltips: ['复制密钥', '已复制'] }}>
      <code>{secret}</code>
    </Typography.Paragraph>
    <p>遗失后不能找回，只能更换。</p>
  </Dialog>
)
