import type { ExamPackage } from '@yf/contract/high-exam-shapes'
import { Fragment, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { compared } from '../compare.ts'
import styles from './compare-sheet.module.css'

interface Props {
  open: boolean
  packages: readonly ExamPackage[]
  onClose: () => void
  onChoose: (examPackage: ExamPackage) => void
}

/** Packages side by side: differences come first. */
export function CompareSheet({ open, packages, onClose, onChoose }: Props) {
  const [onlyDifferent, setOnlyDifferent] = useState(true)
  const groups = compared(packages, { onlyDifferent })
  return (
    <Sheet open={open} onClose={onClose} title="套餐对比">
      <Checkbox checked={onlyDifferent} onChange={setOnlyDifferent}>
        只看不同的项目
      </Checkbox>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {packages.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, rows }) => (
            <Fragment key={group}>
              <tr>
                <th className={styles.section} colSpan={packages.length + 1} scope="colgroup">
                  {group}
                </th>
              </tr>
              {rows.map(({ name, has }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {packages.map(({ code }, at) => (
                    <td key={code} className={has[at] ? styles.has : undefined}>
                      {has[at] ? <Icon name="check" size={16} label="有" /> : '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {groups.length === 0 ? '这几个套餐的项目完全相同' : `共 ${packages.length} 个套餐`}
            </th>
            {packages.map((one) => (
              <td key={one.code}>
                <Button size="small" label={`选择${one.name}`} onTap={() => onChoose(one)}>
                  选择
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Sheet>
  )
}
