import { Type, type Static } from '@sinclair/typebox'
import { errorKinds } from '@yf/domain/client-error'
import { consoleService } from './call.ts'
import { Day, Moment, OneOf, Page, PageQuery, Text, titled } from './shapes.ts'

/** The same error of one day: what and where, never which user. */
export const AppError = Type.Object({
  key: Type.String(),
  day: Day,
  kind: OneOf(errorKinds),
  name: Type.String(),
  message: Type.String(),
  frames: Type.Array(Type.String()),
  route: Type.String(),
  version: Type.String(),
  environment: Type.String(),
  times: Type.Integer(),
  firstAt: Moment,
  lastAt: Moment,
})
export type AppError = Static<typeof AppError>

export const trackingAdminCalls = {
  appErrors: consoleService.get(
    'personnel/appErrors',
    '手机端错误',
    'Errors of the app, by day and frequency',
    Type.Object({ ...PageQuery, version: Type.Optional(titled('版本', Text(60))) }),
    Page(AppError),
    { permission: 'audit', refusals: [] },
  ),
}
