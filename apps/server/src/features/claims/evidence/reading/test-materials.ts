import { randomUUID } from 'node:crypto'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import type { DemoServer } from '#testkit/demo-server.ts'
import sharp from 'sharp'
import { vi } from 'vitest'
import { idOf } from '#seeds/ids.ts'

export const company = idOf('company', 'xinghe-software')

/** A draft of the new flow with an outpatient visit. */
export async function newDraft(server: DemoServer, token: string): Promise<string> {
  const { result, message } = await server.call(
    claimCalls.chooseMember,
    { companyId: company, flow: 'new', visitType: 'outpatient' },
    { token },
  )
  if (!result) throw new Error(message)
  return result.caseId
}

export const fileOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

export interface Upload {
  readonly token: string
  readonly caseId: string
  readonly bytes?: Buffer
  readonly kind?: MaterialKind
  readonly key?: string
  readonly direct?: string
}

export const uploadTo = (server: DemoServer, { token, caseId, bytes, kind, key, direct }: Upload) =>
  server.call(
    claimCalls.uploadV2,
    {
      caseId,
      ...(kind ? { kind } : {}),
      ...(direct ? { token: direct } : {}),
      ...(bytes ? { file: fileOf(bytes) } : {}),
    } as never,
    { token, key: key ?? randomUUID() },
  )

/**
 * The material once its file is read. Polls the row, because listing all materials costs more than reading one file.
 */
export async function readMaterial(
  server: DemoServer,
  { token, caseId, id }: { token: string; caseId: string; id: string },
): Promise<ClaimMaterial> {
  const row = server.db.selectFrom('claim_material').select('state').where('id', '=', id)
  const isRead = async () => !['waiting', 'reading'].includes((await row.executeTakeFirstOrThrow()).state)
  await vi.waitUntil(isRead, { timeout: 60_000, interval: 50 })
  const { result } = await server.call(claimCalls.materialsV2, { caseId }, { token })
  return result.find((one) => one.id === id)!
}

/** A unique picture: random stripes. */
export async function picture(seed: number, width = 64, height = 64) {
  const stripes = Array.from({ length: 8 }, (_, at) => {
    const shade = (((seed + 3) * (at + 5) * 7919) % 200) + 28
    return `<rect x="${(at * width) / 8}" width="${width / 8}" height="${((seed * (at + 2)) % 7) * (height / 8) + height / 8}" fill="rgb(${shade},${shade},${255 - shade})"/>`
  })
  const drawing = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eee"/>${stripes.join('')}</svg>`
  return sharp(Buffer.from(drawing))
}

export const jpeg = async (seed: number): Promise<Buffer> => (await picture(seed)).jpeg().toBuffer()

/** 320 × 200, drawn by us and encoded like a phone's photo: HEVC in an HEIF container. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAABiAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwA8oAoIDJZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAUAAAADIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAGQbWRhdAAAAYQoAa8TIIiK0uhUSYG/l3JYM4lX3D/y7ErMFzp7lFYSELLpsfzRDI1JUE8BFC3hjEF60Tx4XJAbjCnSuzG26jUTUe2lv4PVtTq8KgK3yaoAAAMAq7XwCHit621kVXJn/c7E55kZrmReOy6GLnfsj9bcy9TYAUE5gAAIDa8L9hTSeqeOtxQ/k50eAUgvQAG71AEKItQBZrbaOvTZiMI8FWcr78wKTacoyvFlMOJ90y2jqMzKtJ1oV+cwe62lj58C3FGuehqAkDzr1v0/4NKttNgxvBwj+GkRtwL1ribIXluHS6k+CdE46Qe/cL1ZJw9wDodDJnQGNvxN9lQAxfBQbgO6sVxbsJ9jZcEPQACADDj1wWLKoflT4wiNnnHoJa6RDuKOljDT1leYbdEbe5COyYCx/iNupca8k7rGOZlRgKkMmIlfrjXgp7ZMfU+BA4aLznw1ngJ9XcqVbhYOd6G6H+Z+uzCYyGrcOexTmLwYQxSwVdvHR+zfyKs41dV5AtgBPgbAe5uQ',
  'base64',
)
