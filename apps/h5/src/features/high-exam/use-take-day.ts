import { highExamCalls } from '@yf/contract/high-exam'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { lookAgain } from './booking-writes.ts'
import { whoInput, type Choice } from './choice.ts'

/** Books the day, or changes to it: once, however often it is sent. Says whether it was taken. */
export function useTakeDay(choice: Choice, changing: string | null) {
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
    const taken = await send(day)
    // Also where it was refused: somebody else may have been faster.
    await lookAgain()
    if (!taken.ok) return false
    replaceWith('/highEndPhysicalExamination/highExamResult', { query: { id: taken.result.id } })
    return true
  }
  return { take, isBusy: book.isBusy || change.isBusy }
}
