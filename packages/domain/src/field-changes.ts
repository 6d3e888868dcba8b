/** The text of each field before and after a change; an empty one is shown as 空. */
export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>

/** For the audit log and the approver: 名称：星河 → 星河软件. Unchanged fields are left out. */
export function fieldChanges<Field extends string>(
  labels: FieldTexts<Field>,
  before: FieldTexts<Field>,
  after: FieldTexts<Field>,
): string[] {
  const fields = Object.keys(labels) as Field[]
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${labels[field]}：${before[field] || '空'} → ${after[field] || '空'}`)
}

export const yesNo = (is: boolean): string => (is ? '是' : '否')
