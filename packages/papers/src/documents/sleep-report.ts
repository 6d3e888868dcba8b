import { startOfDay } from '@yf/domain/dates'
import { durationText, figuresOf, qualities, summaryOf, type Night } from '@yf/domain/sleep/diary'
import { questionnaires, type QuestionnaireCode } from '@yf/domain/sleep/questionnaires'
import { clause, facts, heading, paragraph, title } from '../layout/blocks.ts'
import { ink, inner, openPdf, page, type PdfWriter } from '../layout/pdf-writer.ts'
import { table, type PdfTableColumn } from '../layout/table.ts'

/** 睡眠报告: the results of the questionnaires, the progress of the courses, and the nights of the last weeks. */
export interface SleepReport {
  readonly name: string
  /** YYYY-MM-DD, the day of the report. */
  readonly day: string
  /** Oldest first. */
  readonly results: readonly {
    readonly code: QuestionnaireCode
    readonly day: string
    readonly total: number
    readonly most: number
    readonly title: string
    readonly advice: string
    readonly alarms: readonly string[]
  }[]
  readonly courses: readonly {
    readonly name: string
    readonly days: number
    readonly done: number
    readonly isDone: boolean
  }[]
  /** Oldest first. */
  readonly nights: readonly (Night & { readonly day: string })[]
  /** The programme's own text; empty where it could not be reached. */
  readonly advice: readonly string[]
}

export async function sleepReportPdf(report: SleepReport): Promise<Uint8Array> {
  const pdf = openPdf({
    title: '睡眠报告',
    issuer: '原力星球 · 睡眠数字疗法',
    number: report.day,
    madeAt: startOfDay(report.day),
  })
  title(pdf, '睡眠报告', `${report.name}　${report.day}`)
  assessed(pdf, report)
  courses(pdf, report)
  diary(pdf, report)
  advised(pdf, report)
  paragraph(pdf, '本报告依据您自己填写的内容生成，供您了解睡眠和就诊时参考，不是医学诊断。', {
    size: 8.5,
    color: ink.faint,
  })
  return pdf.finish()
}

const resultColumns: readonly PdfTableColumn[] = [
  { title: '日期', share: 70 },
  { title: '问卷', share: 110 },
  { title: '得分', share: 60, align: 'right' },
  { title: '结果', share: 200 },
]

function assessed(pdf: PdfWriter, { results }: SleepReport): void {
  if (results.length === 0) return
  heading(pdf, '自评结果', 80)
  const rows = results.map(({ code, day, total, most, title: found }) => ({
    cells: [day, questionnaires[code].title, `${total} / ${most}`, found],
  }))
  table(pdf, resultColumns, rows)
  pdf.y += 6
  const last = results[results.length - 1]!
  paragraph(pdf, `最近一次的建议：${last.advice}`, { lineGap: 4 })
  for (const alarm of last.alarms) paragraph(pdf, `请留意：${alarm}`, { lineGap: 4, bold: true })
}

function courses(pdf: PdfWriter, { courses: list }: SleepReport): void {
  if (list.length === 0) return
  heading(pdf, '课程进度')
  facts(
    pdf,
    list.map(({ name, days, done, isDone }) => [
      [name, `${isDone ? '已完成' : '进行中'}，练习 ${done} / ${days} 天`] as const,
    ]),
  )
}

const nightColumns: readonly PdfTableColumn[] = [
  { title: '日期', share: 70 },
  { title: '上床', share: 45, align: 'center' },
  { title: '入睡', share: 45, align: 'center' },
  { title: '醒来', share: 45, align: 'center' },
  { title: '起床', share: 45, align: 'center' },
  { title: '睡眠时长', share: 75, align: 'right' },
  { title: '睡眠效率', share: 60, align: 'right' },
  { title: '感受', share: 50, align: 'center' },
]

function diary(pdf: PdfWriter, { nights }: SleepReport): void {
  const summary = summaryOf(nights)
  if (!summary) return
  heading(pdf, '睡眠日记（最近四周）', 220)
  facts(pdf, [
    [
      ['记录夜数', `${summary.nights} 夜`],
      ['平均睡眠', durationText(summary.slept)],
    ],
    [
      ['平均入睡用时', durationText(summary.latency)],
      ['睡眠效率', `${summary.efficiency}%`],
    ],
  ])
  plot(pdf, nights)
  const rows = nights.map((night) => {
    const { slept, efficiency } = figuresOf(night)
    const felt = qualities[night.quality - 1] ?? ''
    const times = [night.bed, night.asleep, night.woke, night.up]
    return { cells: [night.day, ...times, durationText(slept), `${efficiency}%`, felt] }
  })
  table(pdf, nightColumns, rows)
}

const plotHeight = 120
/** The upper limit of the plot. */
const mostHours = 12

/** One bar per night: pale for the time in bed, dark for the sleep. */
function plot(pdf: PdfWriter, nights: SleepReport['nights']): void {
  pdf.y += 10
  pdf.makeRoom(plotHeight + 34)
  const left = page.left + 26
  const width = inner - 26
  const floor = pdf.y + plotHeight
  const heightOf = (minutes: number) => (Math.min(minutes / 60, mostHours) / mostHours) * plotHeight
  for (let hours = 0; hours <= mostHours; hours += 3) {
    const y = floor - heightOf(hours * 60)
    pdf.doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.4)
      .stroke(ink.rule)
    pdf.write(`${hours}h`, page.left, y - 5, 22, { size: 7, color: ink.faint, align: 'right' })
  }
  const share = width / Math.max(nights.length, 7)
  const thick = Math.min(share * 0.6, 16)
  nights.forEach((night, at) => {
    const { inBed, slept } = figuresOf(night)
    const x = left + at * share + (share - thick) / 2
    pdf.doc.rect(x, floor - heightOf(inBed), thick, heightOf(inBed)).fill(ink.rule)
    pdf.doc.rect(x, floor - heightOf(slept), thick, heightOf(slept)).fill(ink.accent)
    const isLabelled = at % Math.ceil(nights.length / 10) === 0
    if (isLabelled)
      pdf.write(night.day.slice(5), x - 12, floor + 4, thick + 24, {
        size: 6.5,
        color: ink.soft,
        align: 'center',
      })
  })
  pdf.y = floor + 18
  paragraph(pdf, '深色为睡着的时间，浅色为在床上的时间。', { size: 8, color: ink.faint })
}

function advised(pdf: PdfWriter, { advice }: SleepReport): void {
  if (advice.length === 0) return
  heading(pdf, '课程方的建议')
  advice.forEach((line, at) => clause(pdf, at + 1, line))
  pdf.y += 4
}
