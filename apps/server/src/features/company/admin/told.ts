/** Words as they are typed, by field, and what the fields are called. */
type Words<Field extends string> = Readonly<Record<Field, string>>

export const trimmed = <Field extends string>(names: Words<Field>, given: Words<Field>): Words<Field> =>
  Object.fromEntries(fieldsOf(names).map((field) => [field, given[field].trim()])) as Record<Field, string>

/** For whoever reads the trail. What is long is named and not repeated; the name is said as it is now. */
export function changesOf<Field extends string>(
  names: Words<Field>,
  before: Words<Field>,
  after: Words<Field>,
): string {
  const changed = fieldsOf(names).filter((field) => before[field] !== after[field])
  return changed
    .map((field) => (field === 'name' ? `${names[field]}改为 ${after[field]}` : `修改了${names[field]}`))
    .join('；')
}

const fieldsOf = <Field extends string>(names: Words<Field>) => Object.keys(names) as Field[]
