import type { ErrorObject } from 'ajv'

/** The subset of JSON Schema that the contract's requests use. */
interface TitledField {
  readonly title?: string
  readonly properties?: Readonly<Record<string, TitledField>>
  readonly items?: TitledField
}

/** Names the field by its title and then, for developers, in brackets: 手机号格式不正确（phone）. */
export function complaint(request: object, error: ErrorObject | undefined): string {
  if (!error) return '提交的内容有误'
  const isMissing = error.keyword === 'required'
  const steps = error.instancePath.split('/').slice(1)
  if (isMissing) steps.push((error.params as { missingProperty: string }).missingProperty)
  if (steps.length === 0) return '提交的内容格式不正确'
  return isMissing
    ? `请填写${titleAt(request, steps)}（${steps.join('.')}）`
    : complaintAt(request, steps, problems[error.keyword] ?? '格式不正确')
}

/** The same for a field that is already known to be invalid. */
export function complaintAt(request: object, steps: readonly string[], problem: string): string {
  const field = steps.length > 0 ? `（${steps.join('.')}）` : ''
  return `${titleAt(request, steps) || '提交的内容'}${problem}${field}`
}

/** The innermost title on the path: list items use the title of the list unless they have their own. */
function titleAt(request: TitledField, steps: readonly string[]): string {
  let schema: TitledField | undefined = request
  let title = ''
  for (const step of steps) {
    schema = schema?.properties?.[step] ?? schema?.items
    title = schema?.title ?? title
  }
  return title
}

const problems: Readonly<Record<string, string>> = {
  minLength: '太短',
  maxLength: '太长',
  minItems: '太少',
  maxItems: '太多',
  minimum: '超出范围',
  maximum: '超出范围',
  enum: '不在可选范围内',
  const: '不在可选范围内',
}
