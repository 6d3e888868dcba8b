import { openStored } from '#platform/files/stored-files.ts'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { claimCalls } from '@yf/contract/claims'
import { fileCalls } from '@yf/contract/files'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { idOf } from '#seeds/ids.ts'
import { inventInput } from '#testkit/distributed/invent-input.ts'
import type { NamedCall } from '#testkit/named-calls.ts'
import { ask, isDone, send, type CallReply } from '../ask.ts'
import { requestOf } from '#testkit/request.ts'
import type { MatrixStage } from '../stage.ts'
import type { HostileFile } from './hostile-files.ts'
import { pdfOf } from './hostile-pdfs.ts'

export interface FileFault {
  readonly call: string
  readonly file: string
  readonly what: string
}

/** Meanwhile the uploads of other members are answered within a tolerable time. */
const longestMs = 20_000

/** More than can be processed concurrently. */
const atOnce = 3

/** One file through one call, several times concurrently, while other members upload a photo and a PDF. */
export async function attackWith(
  stage: MatrixStage,
  call: NamedCall,
  files: readonly HostileFile[],
): Promise<FileFault[]> {
  const { server } = stage
  const lab = await caseLab(server)
  const faults: FileFault[] = []
  const others = await bystanders(stage, lab)
  for (const file of files) {
    await lab.clear()
    const known = { caseId: await lab.addCase({ kinds: [], receipts: [] }) }
    const input = inventInput(call.row.request, known)
    const before = await storedNames(stage)
    await stage.forgetLimits()
    stage.takeErrors()
    const content = new Blob([new Uint8Array(await file.bytes())], { type: file.type })
    const attacks = Array.from({ length: atOnce }, () =>
      upload(stage, call, input, { content, name: file.name }, lab.token),
    )
    const beside = await Promise.all(others.map((uploadTheirs) => uploadTheirs()))
    const replies = await Promise.all(attacks)
    const whats = [
      ...new Set(replies.flatMap((reply) => faultsOf(reply, stage.takeErrors()))),
      ...beside.flatMap((other) => [
        ...(isDone(other) ? [] : [`somebody else was refused: ${other.http} ${other.message}`]),
        ...(other.ms > longestMs ? [`somebody else waited ${Math.round(other.ms)} ms`] : []),
      ]),
      ...(await strangeAmong(stage, before)),
    ]
    faults.push(...whats.map((what) => ({ call: call.name, file: file.what, what })))
  }
  return faults
}

/** Honest members: one with a photo of herself, one with a PDF for his claim. */
async function bystanders(stage: MatrixStage, lab: CaseLab): Promise<(() => Promise<CallReply>)[]> {
  const { server } = stage
  const person = '张明远'
  const account = idOf('account', person)
  // One draft at a time; it accepts this many files.
  await server.db.deleteFrom('claim_case').where('account_id', '=', account).where('state', '=', 0).execute()
  const policyId = idOf('policy', `colleague/${person}`)
  const caseId = await lab.addCase({ account, policyId, kinds: [], receipts: [] })
  const [hers, his] = [await server.tokenOf('hejing'), await server.tokenOf(person)]
  const face = await photo()
  let uploads = 0
  // The same file twice in one case is refused as a duplicate.
  const pdfFile = () => new Blob([new Uint8Array(pdfOf({ pages: 1, side: 600 + (uploads += 1) }))])
  return [
    () => ask(stage, fileCalls.upload, { module: 'avatar', file: face }, { token: hers }),
    () => ask(stage, claimCalls.upload, { caseId, kind: 'other', file: pdfFile() }, { token: his }),
  ]
}

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#abc' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

function upload(
  stage: MatrixStage,
  { row }: NamedCall,
  input: object,
  { content, name }: { content: Blob; name: string },
  token: string,
): Promise<CallReply> {
  const { path, init } = requestOf(row, input, { token })
  const form = init.body as FormData
  form.delete('token')
  form.append('file', content, name)
  return send(stage, path, init)
}

function faultsOf({ http, ms }: CallReply, errors: readonly string[]): string[] {
  return [
    ...(http >= 500 ? [`HTTP ${http} ${errors[0]?.slice(0, 300) ?? ''}`] : []),
    ...(http < 500 && errors.length > 0 ? [`wrote an error: ${errors[0]!.slice(0, 300)}`] : []),
    ...(ms > atOnce * longestMs ? [`took ${Math.round(ms)} ms`] : []),
  ]
}

const storedNames = async ({ server: { db } }: MatrixStage): Promise<Set<string>> =>
  new Set((await db.selectFrom('stored_file').select('name').execute()).map(({ name }) => name))

/** The first bytes of pages with scripts and of archives. */
const stowaways = ['<script', 'PK\u0003\u0004']

const kinds: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Every stored file is entirely a picture or a PDF, with nothing appended or hidden. */
async function strangeAmong({ server }: MatrixStage, before: ReadonlySet<string>): Promise<string[]> {
  const rows = await server.db
    .selectFrom('stored_file')
    .select(['name', 'content_type', 'subject_id', 'gone_at'])
    .execute()
  const strange: string[] = []
  for (const row of rows.filter(({ name }) => !before.has(name))) {
    const { content_type } = row
    const stored = await openStored({ ...server.services, db: server.db }, row)
    const storedBytes = stored ? await buffer(stored) : Buffer.alloc(0)
    const isPdf =
      content_type === 'application/pdf' && storedBytes.subarray(0, 5).toString('latin1') === '%PDF-'
    const format = isPdf
      ? 'pdf'
      : (
          await sharp(storedBytes)
            .metadata()
            .catch(() => null)
        )?.format
    if (format !== (isPdf ? 'pdf' : kinds[content_type]))
      strange.push(`kept ${content_type} that is ${format}`)
    if (stowaways.some((begin) => storedBytes.includes(begin)))
      strange.push(`kept ${content_type} with a stowaway`)
  }
  return strange
}
