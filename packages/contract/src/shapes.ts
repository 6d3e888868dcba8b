import { Type, type SchemaOptions, type Static, type TInteger, type TSchema } from '@sinclair/typebox'
import { certificateKinds } from '@yf/domain/certificate'
import { genderNames } from '@yf/domain/gender'

/** The display name of a field: validation messages (手机号格式不正确) and /openapi.json use it. */
export const titled = <T extends TSchema>(title: string, schema: T): T => ({ ...schema, title })

/**
 * One of a few strings or numbers: an enum, which is cheaper for validator and serialiser than a union of literals.
 */
export const OneOf = <const T extends string | number>(values: readonly T[], options: SchemaOptions = {}) =>
  Type.Unsafe<T>({
    ...options,
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: [...values],
  })

/** A key of one of the domain's tables: `OneKeyOf(visitTypes)`. */
export const OneKeyOf = <T extends object>(table: T, options?: SchemaOptions) =>
  OneOf(Object.keys(table) as (keyof T & string)[], options)

/** A number of one of the domain's tables of labels: `OneNumberOf(orderStateNames)`; the labels are its description. */
export const OneNumberOf = <T extends Readonly<Record<number, string>>>(
  names: T,
  options: SchemaOptions = {},
) =>
  OneOf(Object.keys(names).map(Number) as (keyof T & number)[], {
    description: Object.entries(names)
      .map(([code, name]) => `${code} ${name}`)
      .join('，'),
    ...options,
  })

/** A union with null would cost the serialiser a choice at run time; a two-type list does not. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const { type, enum: values } = schema as { type?: string; enum?: readonly unknown[] }
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [type, 'null'],
    ...(values ? { enum: [...values, null] } : {}),
  })
}

export const Id = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** Free text typed by a person: bounded, and without control characters such as NUL. */
export const Text = (maxLength: number, minLength = 0) =>
  Type.String({ maxLength, minLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]*$' })
/** YYYY-MM-DD in Asia/Shanghai. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** YYYY-MM */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })
/** YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
export const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })
/** Money is integer fen everywhere. */
export const Fen = Type.Integer({ minimum: 0 })
/** The specification's flags: visible when equal to "1". */
export const Flag = OneOf(['0', '1'])
export const Bit = OneOf([0, 1])
export const Nothing = Type.Object({})
export const Done = Type.Null()

// Fields that several domains use under the same name
export const Phone = Type.String({ title: '手机号', pattern: '^1[3-9]\\d{9}$' })
export const SmsCode = Type.String({ title: '验证码', pattern: '^\\d{6}$' })
export const CompanyId = titled('企业', Id)
export const CertificateType = OneOf(
  certificateKinds.map(({ kind }) => kind),
  { title: '证件类型' },
)
export const GenderNumber = OneNumberOf(genderNames, { title: '性别' })
/** The login page, official account or app that the caller uses. */
export const Supply = titled('登录来源', Text(64))
export const Keyword = (maxLength: number) => titled('关键词', Text(maxLength))
export const ByCompany = Type.Object({ companyId: CompanyId })

export const PageQuery = {
  pageNo: Type.Integer({ title: '页码', minimum: 1, maximum: 100_000, default: 1 }),
  pageSize: Type.Integer({ title: '每页条数', minimum: 1, maximum: 100, default: 10 }),
}
export const Page = <T extends TSchema>(record: T) =>
  Type.Object({ records: Type.Array(record), total: Type.Integer({ minimum: 0 }) })

/** A page of one of several lists, with the size of each list: counted up to a thousand, as in `total`. */
export const PageOfLists = <T extends TSchema, const List extends string>(
  record: T,
  lists: readonly List[],
) => {
  const counts = Object.fromEntries(lists.map((list) => [list, Type.Integer({ minimum: 0 })]))
  return Type.Object({
    records: Type.Array(record),
    total: Type.Integer({ minimum: 0 }),
    counts: Type.Object(counts as Record<List, TInteger>),
  })
}
