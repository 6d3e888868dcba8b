import type { ExamDraft } from '@yf/contract/exam-shapes'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { useExamPayee } from '../expense/use-exam-payee.ts'
import { ExpenseFlow } from '../parts/expense-flow.tsx'
import { WithExpense } from '../parts/with-expense.tsx'

/** Step 2: the bank card for the payout. */
export default function ExpenseBankScreen() {
  return <WithExpense step={2}>{(draft) => <Bank key={draft.id} draft={draft} />}</WithExpense>
}

function Bank({ draft: { id, bankCard } }: { draft: ExamDraft }) {
  const payee = useExamPayee({
    id,
    chosenId: bankCard?.id ?? null,
    onSaved: () => go('/expense/uploadApply', { query: { id } }),
  })
  const actions = (
    <Button block busy={payee.isBusy} disabled={!payee.page.data} onTap={payee.submit}>
      下一步
    </Button>
  )
  return (
    <ExpenseFlow step={2} actions={actions}>
      <NoticeBar icon="lock">报销款会打入这张银行卡。卡号加密保存，只用于打款。</NoticeBar>
      <PayeeForm payee={payee} holders="申请人或体检人" />
    </ExpenseFlow>
  )
}
