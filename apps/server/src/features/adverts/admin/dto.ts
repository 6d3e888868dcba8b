import type { AdminAdvert } from '@yf/contract/adverts-admin'
import type { AdvertContent } from '@yf/domain/advert'
import { shanghaiMoment } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { countsOf as advertCountsOf, type AdvertCount, type AdvertRow } from '../advert-store.ts'
import { promotionStatus } from '../rules.ts'

export const contentOf = (row: AdvertRow): AdvertContent => ({
  position: row.position,
  title: row.title,
  summary: row.summary,
  picLink: row.pic_link,
  jumpUrl: row.jump_url,
  startTime: shanghaiMoment(row.starts_at),
  endTime: shanghaiMoment(row.ends_at),
  sort: row.sort,
})

export async function toAdvertDtos(db: Db, rows: readonly AdvertRow[], now: Date): Promise<AdminAdvert[]> {
  const counts = await advertCountsOf(db, rows)
  return rows.map((row) => toOneDto(row, counts, now))
}

function toOneDto(row: AdvertRow, counts: readonly AdvertCount[], now: Date): AdminAdvert {
  const of = (countKind: AdvertCount['kind']) =>
    counts.find(({ advert_id, kind }) => advert_id === row.id && kind === countKind)
  const [shown, tapped] = [of('show'), of('click')]
  return {
    id: row.id,
    companyId: row.company_id,
    ...contentOf(row),
    status: promotionStatus(row, now),
    shownTimes: shown?.times ?? 0,
    shownPeople: shown?.people ?? 0,
    tappedTimes: tapped?.times ?? 0,
    tappedPeople: tapped?.people ?? 0,
    revision: row.revision,
    savedBy: row.saved_by,
    savedTime: row.saved_at && shanghaiMoment(row.saved_at),
  }
}
