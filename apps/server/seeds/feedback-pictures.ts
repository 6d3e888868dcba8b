import { sql } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { drawAll, type PageSketch } from './draw-documents.ts'
import { idOf } from './ids.ts'

/** A photo of an app page, taken by a member who got stuck. */
const screenDrawing: PageSketch = {
  size: [300, 420],
  write: (pdf) => {
    pdf.rect(0, 0, 300, 52).fill('#1d6fd1')
    pdf.fontSize(16).fillColor('#ffffff').text('选择体检时间', 0, 16, { width: 300, align: 'center' })
    ;['周六 上午', '周六 下午', '周日 上午', '周日 下午'].forEach((name, row) => {
      const y = 80 + row * 64
      pdf.roundedRect(20, y, 260, 48, 8).strokeColor('#c8ced8').stroke()
      pdf
        .fontSize(14)
        .fillColor('#23262b')
        .text(name, 36, y + 14, { lineBreak: false })
      pdf.fillColor('#9aa2ae').text('已约满', 216, y + 14, { lineBreak: false })
    })
  },
}

/** The picture attached to one of the suggestions, rendered after the start like the documents. */
export async function addFeedbackPictures(services: Services, db: Db): Promise<void> {
  const [account_id, suggestion_id] = [idOf('account', '张明远'), idOf('voice', 'exam-times')]
  const isNeeded = async (on: Db) =>
    (await on
      .selectFrom('suggestion')
      .select('id')
      .where((row) => row.and({ account_id, id: suggestion_id }))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('suggestion_picture')
              .select('file_id')
              .where((row) => row.and({ account_id, suggestion_id })),
          ),
        ),
      )
      .executeTakeFirst()) !== undefined
  if (!(await isNeeded(db))) return
  const [body] = await drawAll([screenDrawing])
  await db.transaction().execute(async (tx) => {
    await sql`lock table suggestion_picture in share row exclusive mode`.execute(tx)
    if (!(await isNeeded(tx))) return
    const file = { ownerId: account_id, companyId: null, module: 'suggestion', contentType: 'image/jpeg' }
    const { id: file_id } = await keepFile({ ...services, db: tx }, { ...file, body: body! })
    await tx
      .insertInto('suggestion_picture')
      .values({ account_id, suggestion_id, file_id, sort: 0 })
      .execute()
  })
}
