import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './paste-box.module.css'

/** The whole line as the member received it: name, phone and address in any order. */
export function PasteBox({ onPaste }: { onPaste: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const read = async () => {
    if (await onPaste(text.trim())) setText('')
  }
  return (
    <Card>
      <TextField
        label="粘贴整段地址"
        hint="自动认出姓名、电话和地址，识别后请核对"
        placeholder="如：张三 13800000000 北京市朝阳区建国路88号"
        rows={2}
        maxLength={300}
        value={text}
        onChange={setText}
      />
      <div className={styles.actions}>
        <Button kind="secondary" size="small" disabled={text.trim() === ''} onTap={read}>
          识别并填写
        </Button>
      </div>
    </Card>
  )
}
