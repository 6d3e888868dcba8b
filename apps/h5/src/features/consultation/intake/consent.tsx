import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './intake.module.css'

const name = '互联网诊疗知情同意书'

const paragraphs = [
  '在线问诊由合作的互联网医院及其注册医师提供。医生根据您填写的文字、图片和对话给出建议，无法代替面诊检查，首诊疾病、病情较重或变化较快时请到医院就诊。',
  '遇到胸痛、呼吸困难、意识不清、大量出血、言语或肢体突然不灵、有轻生念头等紧急情况，请立即拨打 120，不要等待线上回复。',
  '请如实填写就诊人、病情、既往病史和过敏史。隐瞒或填错可能影响医生判断和用药安全。为家人问诊时，请确认您已得到本人或监护人同意。',
  '处方由医生开具、药师审核，自开具起三天内有效且只能使用一次。药师未通过的处方不能购药。',
  '您的问诊内容只提供给为您服务的医生和药师，加密保存，您所在的企业看不到。发起问诊即占用一次权益，没有权益时由您自己付费；无人接诊、接诊前取消或医院无法受理时，次数或费用自动退回。',
]

interface ConsentProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The consent required before a consultation; the text opens in place. */
export function Consent({ checked, onChange }: ConsentProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const agree = () => {
    onChange(true)
    close()
  }
  return (
    <>
      <Checkbox checked={checked} onChange={onChange}>
        我已阅读并同意
        <button type="button" className={styles.link} onClick={() => setOpen(true)}>{`《${name}》`}</button>
      </Checkbox>
      <Sheet
        open={isOpen}
        onClose={close}
        title={name}
        actions={
          <Button block onTap={agree}>
            同意
          </Button>
        }
      >
        <div className={styles.consent}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 12)}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </>
  )
}
