/** Texts by field, and the labels of the fields. */
type FieldTexts<Field extends string> = Readonly<Record<Field, string>>

export const trimmed = <Field extends string>(
  names: FieldTexts<Field>,
  input: FieldTexts<Field>,
): FieldTexts<Field> =>
  Object.fromEntries(fieldsOf(names).map((field) => [field, input[field].trim()])) as Record<Field, string>

/** The detail of the audit event. Long texts are only named, not repeated; the name is the new one. */
export function changesOf<Field extends string>(
  names: FieldTexts<Field>,
  before: FieldTexts<Field>,
  after: FieldTexts<Field>,
): string {
  const changed = fieldsOf(names).filter((field) => before[field] !== after[field])
  return changed
    .map((field) => (field === 'name' ? `${names[field]}改为 ${after[field]}` : `修改了${names[field]}`))
    .join('；')
}

const fieldsOf = <Field extends string>(names: FieldTexts<Field>) => Object.keys(names) as Field[]
