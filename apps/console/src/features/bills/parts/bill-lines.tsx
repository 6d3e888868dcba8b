import { Button, Input, InputNumber } from 'antd'
import { classNames } from '#ui/class-names.ts'
import { emptyLine, type LineForm } from '../bill-form.ts'
import styles from './bill-lines.module.css'

interface Props {
  lines: readonly LineForm[]
  onChange: (lines: readonly LineForm[]) => void
}

const most = 20

export function BillLines({ lines, onChange }: Props) {
  const change = (key: number, changes: Partial<LineForm>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const add = () => onChange([...lines, emptyLine(Math.max(-1, ...lines.map(({ key }) => key)) + 1)])
  return (
    <fieldset className={styles.lines} aria-label="账单明细">
      <div className={classNames(styles.row, styles.head)} aria-hidden>
        <span>项目</span>
        <span>数量</span>
        <span>单价（元）</span>
      </div>
      {lines.map((line, at) => (
        <div key={line.key} className={styles.row}>
          <Input
            aria-label={`第 ${at + 1} 项名称`}
            placeholder="项目"
            maxLength={40}
            value={line.name}
            onChange={({ target }) => change(line.key, { name: target.value })}
          />
          <InputNumber
            className={styles.cell}
            aria-label={`第 ${at + 1} 项数量`}
            placeholder="数量"
            min={1}
            max={999}
            precision={0}
            value={line.quantity}
            onChange={(quantity) => change(line.key, { quantity })}
          />
          <InputNumber
            className={styles.cell}
            aria-label={`第 ${at + 1} 项单价（元）`}
            placeholder="单价（元）"
            min={0.01}
            max={1_000_000}
            precision={2}
            value={line.yuan}
            onChange={(yuan) => change(line.key, { yuan })}
          />
          <Button
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          >
            删除
          </Button>
        </div>
      ))}
      <Button type="dashed" block disabled={lines.length >= most} onClick={add}>
        增加一项
      </Button>
    </fieldset>
  )
}
