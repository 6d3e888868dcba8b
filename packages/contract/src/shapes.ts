import { Type, type Static, type TSchema } from '@sinclair/typebox'

/** A union with null would cost the serialiser a choice at run time; a two-type list does not. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type as string, 'null'] })

export const Id = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
export const Phone = Type.String({ pattern: '^1[3-9]\\d{9}$' })
export const SmsCode = Type.String({ pattern: '^\\d{6}$' })
/** Free text that a person typed: bounded, and without control characters such as NUL. */
export const Text = (maxLength: number, minLength = 0) =>
  Type.String({ maxLength, minLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]*$' })
/** YYYY-MM-DD in Asia/Shanghai. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
export const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })
/** Money is integer fen everywhere. */
export const Fen = Type.Integer({ minimum: 0 })
/** The specification's flags: visible when equal to "1". */
export const Flag = Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'] })
export const Bit = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })
export const Nothing = Type.Object({})
export const Done = Type.Unsafe<null>({ type: 'null' })

export const PageQuery = {
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
}
export const Page = <T extends TSchema>(record: T) =>
  Type.Object({ records: Type.Array(record), total: Type.Integer({ minimum: 0 }) })
