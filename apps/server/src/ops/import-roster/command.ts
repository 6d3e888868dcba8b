import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importOutcomes, type ImportOutcome } from '@yf/domain/sheet-import'
import { allCompanyNames } from '#features/company/public.ts'
import { importFile, type FileImport } from '#features/imports/public.ts'
import type { JobContext } from '#platform/call/context.ts'

/** The output, and whether the command succeeded. */
export interface ImportRosterResult {
  readonly isDone: boolean
  readonly lines: readonly string[]
}

const done = (...lines: string[]): ImportRosterResult => ({ isDone: true, lines })
const refused = (...lines: string[]): ImportRosterResult => ({ isDone: false, lines })

const usage = [
  'npm run import-roster -- <文件.xlsx 或 .csv> --company <企业全称或编号>            试算，不写入',
  'npm run import-roster -- <文件.xlsx 或 .csv> --company <企业全称或编号> --confirm  写入没有错误的行',
]

const inShell = { staffId: null, staffName: '运维命令' }

interface Command {
  readonly file: string
  readonly company: string
  readonly isConfirmed: boolean
}

function commandIn(args: readonly string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { company: { type: 'string' }, confirm: { type: 'boolean', default: false } },
    })
    const [file, ...others] = positionals
    if (!file || others.length > 0 || !values.company) return null
    return { file, company: values.company, isConfirmed: values.confirm }
  } catch {
    return null
  }
}

/** The same import as in the console, for the first load of a big customer: the trial, and with `--confirm` the writing. */
export async function runImportRoster(
  args: readonly string[],
  ctx: JobContext,
  say: (line: string) => void,
): Promise<ImportRosterResult> {
  const command = commandIn(args)
  if (!command) return refused(...usage)
  const named = (await allCompanyNames(ctx.db)).filter(
    ({ id, name }) => id === command.company || name === command.company,
  )
  const [company] = named
  if (!company) return refused(`没有企业「${command.company}」`)
  if (named.length > 1) return refused(`有 ${named.length} 家企业叫「${command.company}」，请写企业编号`)
  const bytes = await readFile(command.file).catch(() => null)
  if (!bytes) return refused(`打不开文件 ${command.file}`)
  const author = { companyId: company.id, ...inShell }
  const file = { kind: 'people', fileName: path.basename(command.file), bytes } as const
  const tried = await importFile(ctx, author, file, say)
  if (tried.kind === 'refused') return refused(tried.message)
  return report(command, tried, company.name)
}

async function report(command: Command, tried: FileImport, company: string): Promise<ImportRosterResult> {
  const lines = [`${company}：${countsText(tried.counts)}`]
  if (tried.counts.faulty > 0) {
    const faults = `${command.file.replace(/\.[^.]*$/, '')}-错误明细.xlsx`
    await writeFile(faults, await tried.faultSheet(), { mode: 0o600 })
    lines.push(`有误的行和原因：${faults}`)
  }
  if (!command.isConfirmed) {
    await tried.discard()
    return done(...lines, '这是试算，没有写入；加上 --confirm 写入没有错误的行')
  }
  const written = await tried.confirm()
  if (written === null) return refused(...lines, '没有可以写入的行')
  const failed = written.failed > 0 ? `，${written.failed} 行在写入时有误` : ''
  return done(...lines, `已写入 ${written.finished - written.failed} 行${failed}；可在后台「导入名单」撤销`)
}

const countsText = (counts: Readonly<Record<ImportOutcome, number>>): string =>
  (Object.keys(importOutcomes) as ImportOutcome[])
    .map((outcome) => `${importOutcomes[outcome]} ${counts[outcome]}`)
    .join('，')
