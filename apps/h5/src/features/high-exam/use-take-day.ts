import { highExamCalls } from '@yf/contract/high-exam'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { lookAgain } from './booking-writes.ts'
import { whoInput, type HighExamChoice } from './choice.ts'

/** Books the day or reschedules to it, once however often the call is sent. Returns whether it succeeded. */
export function useTakeDay(choice: HighExamChoice, changing: string | null) {
  const { companyId } = useCompany()
  const book = useWrite(highExamCalls.book)
  const change = useWrite(highExamCalls.change)
  const send = (day: string) =>
    changing === null
      ? book.send({
          companyId,
          packageId: choice.right,
          institutionCode: choice.institution,
          packageCode: choice.examPackage,
          marriage: choice.marriage,
          day,
          ...whoInput(choice),
        })
      : change.send({ id: changing, day })
  const take = async (day: string): Promise<boolean> => {
    const booked = await send(day)
    // Also after a refusal: another member may have taken the day.
    await lookAgain()
    if (!booked.ok) return false
    replaceWith('/highEndPhysicalExamination/highExamResult', { query: { id: booked.result.id } })
    return true
  }
  return { take, isBusy: book.isBusy || change.isBusy }
}
