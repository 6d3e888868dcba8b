import type { hospitalAdminCalls } from '@yf/contract/hospital-admin'
import { hospitalDifferences, type DirectoryHospital } from '@yf/domain/hospital-directory'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import {
  addHospital,
  changeHospital,
  directoryHospitalOf,
  hospitalAt,
  hospitalsByName,
  nameFaults,
} from '../directory-store.ts'
import { toHospitalDto } from './dto.ts'

type Save = RunCallHandler<typeof hospitalAdminCalls.saveHospital>

const trimmed = (input: DirectoryHospital): DirectoryHospital => ({
  ...input,
  name: input.name.trim(),
  aliases: input.aliases.map((one) => one.trim()),
  departments: input.departments.map((one) => one.trim()),
  province: input.province.trim(),
  city: input.city.trim(),
  address: input.address.trim(),
  phone: input.phone?.trim() || null,
})

/** 、 separates the stored names. */
function faultOf(hospital: DirectoryHospital) {
  for (const key of ['name', 'province', 'city', 'address'] as const)
    if (hospital[key] === '') return badInput(key, '请填写，不能只有空格')
  for (const key of ['aliases', 'departments'] as const)
    if (hospital[key].some((one) => one === '' || one.includes('、')))
      return badInput(key, '每个名称单独填写，不能含顿号')
  return hospital.aliases.includes(hospital.name) ? badInput('aliases', '别名不能与名称相同') : null
}

const conflictOf = async (db: Db, id: string) =>
  refuse('stateMoved', editConflictText({ savedBy: (await hospitalAt(db, id))?.saved_by ?? null }))

const nameTaken = badInput('name', '目录里已有同名医院')

async function takenFault(db: Db, hospital: DirectoryHospital, id: string | null) {
  const namesake = (await hospitalsByName(db, [hospital.name])).get(hospital.name)
  if (namesake && namesake.id !== id) return nameTaken
  const faultOfNames = await nameFaults(db)
  const ofName = faultOfNames({ name: hospital.name, aliases: [] }, id)
  if (ofName !== null) return badInput('name', ofName)
  const ofAlias = faultOfNames(hospital, id)
  return ofAlias === null ? null : badInput('aliases', ofAlias)
}

export const saveHospital: Save = async ({ id, revision, ...input }, ctx) => {
  const hospital = trimmed(input)
  const fault = faultOf(hospital)
  if (fault) return fault
  return id === undefined ? add(hospital, ctx) : change({ id, revision: revision ?? 0 }, hospital, ctx)
}

async function add(hospital: DirectoryHospital, ctx: StaffContext) {
  const taken = await takenFault(ctx.db, hospital, null)
  if (taken) return taken
  const saver = { saved_by: ctx.staff.name, saved_at: ctx.clock.now() }
  const row = await addHospital(ctx.db, newId(), hospital, saver)
  if (!row) return nameTaken
  await recordAuditEvent(ctx, { action: 'saveHospital', payload: { name: row.name, changes: null } })
  return answer(toHospitalDto(row))
}

async function change(
  version: { readonly id: string; readonly revision: number },
  hospital: DirectoryHospital,
  ctx: StaffContext,
) {
  const { db, staff, clock } = ctx
  const before = await hospitalAt(db, version.id)
  if (!before) return refuse('notFound')
  const changes = hospitalDifferences(directoryHospitalOf(before), hospital)
  if (before.revision === version.revision && changes.length === 0) return answer(toHospitalDto(before))
  const taken = await takenFault(db, hospital, version.id)
  if (taken) return taken
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const row = await changeHospital(db, version, hospital, saver)
  if (!row) return conflictOf(db, version.id)
  const payload = { name: before.name, changes: changes.join('；') }
  await recordAuditEvent(ctx, { action: 'saveHospital', payload })
  return answer(toHospitalDto(row))
}

export const closeHospital: RunCallHandler<typeof hospitalAdminCalls.closeHospital> = async (
  { id, revision, isClosed },
  ctx,
) => {
  const { db, staff, clock } = ctx
  const before = await hospitalAt(db, id)
  if (!before) return refuse('notFound')
  if (before.revision === revision && before.is_closed === isClosed) return answer(toHospitalDto(before))
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const row = await changeHospital(db, { id, revision }, { isClosed }, saver)
  if (!row) return conflictOf(db, id)
  await recordAuditEvent(ctx, { action: 'closeHospital', payload: { name: row.name, isClosed } })
  return answer(toHospitalDto(row))
}
