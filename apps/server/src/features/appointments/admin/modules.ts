import type { appointmentsAdminCalls, AdminModule } from '@yf/contract/appointments-admin'
import { supplierOf } from '@yf/domain/equity'
import { serviceCodeShape } from '@yf/domain/offline-service'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { moduleById, type ModuleRow } from '../offline/store.ts'
import { addModule, changeModule, moduleLike } from './module-store.ts'

export const toModuleDto = ({ id, name, summary, icon, supplier_code, hints }: ModuleRow): AdminModule => ({
  id,
  name,
  summary,
  icon,
  supplierCode: supplier_code,
  hints: [...hints],
})

export const saveModule: RunCallHandler<typeof appointmentsAdminCalls.saveModule> = async (
  { id, supplierCode, ...input },
  ctx,
) => {
  const name = input.name.trim()
  const hints = input.hints.map((line) => line.trim()).filter((line) => line !== '')
  if (name === '') return badInput('name', '请填写服务名称')
  if (supplierCode !== null && !serviceCodeShape.test(supplierCode))
    return badInput('supplierCode', '权益编码应以 OFFLINE_ 开头，后接大写字母或数字')
  const existing = id === undefined ? null : await moduleById(ctx.db, id)
  if (id !== undefined && !existing) return refuse('notFound')
  // The code by which packages are matched to the service.
  if (existing && existing.supplier_code !== supplierCode)
    return badInput('supplierCode', '已有服务不能改权益编码')
  // Packages with such a code would be taken for counselling, medicine or the like, and pay for that.
  if (!existing && supplierCode !== null && supplierOf(supplierCode) !== 'OFFLINE')
    return badInput('supplierCode', '权益编码含有其他服务的字样（如 EAP、SLEEP、DRUG），请换一个')
  const conflicting = await moduleLike(ctx.db, { name, supplierCode, except: id ?? null })
  if (conflicting) return refuse(conflicting.name === name ? 'moduleNameTaken' : 'moduleCodeTaken')
  const columns = { name, summary: input.summary.trim(), icon: input.icon, hints }
  const saved = existing
    ? await changeModule(ctx.db, existing.id, columns)
    : await addModule(ctx.db, { id: newId(), ...columns, supplier_code: supplierCode })
  // A concurrent call added the same one.
  if (!saved) return refuse('moduleNameTaken')
  await recordAuditEvent(ctx, { action: 'changeService', payload: { name } })
  return answer(toModuleDto(saved), '已保存')
}
