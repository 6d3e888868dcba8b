import { PlusOutlined } from '@ant-design/icons'
import { questionsAdminCalls } from '@yf/contract/questions-admin'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import text from '#ui/quiet.module.css'
import { NewQuestionDialog } from '../parts/question-dialog.tsx'
import { QuestionList } from '../parts/question-list.tsx'

/** Suggested questions of the message centre for one company. */
export default function QuestionsPage() {
  const companyId = useLocation().query['company'] ?? null
  const [isAdding, setAdding] = useState(false)
  const companies = useQueryOf(questionsAdminCalls.companies, {})
  const questions = useQueryOf(
    questionsAdminCalls.list,
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  )
  const tools = (
    <>
      <CompanyChoice
        companies={companies.data ?? []}
        isLoading={companies.isFetching}
        value={companyId}
        onChange={(company) => go('/questions', { company })}
      />
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={!questions.data}
        onClick={() => setAdding(true)}
      >
        新建问题
      </Button>
      <span className={text.quiet}>
        员工下次打开「常见问题」时看到改动，记入审计。有人看过的问题可以隐藏，不能删除。
      </span>
    </>
  )
  return (
    <StackedPage title="常见问题" tools={tools}>
      <Answered of={companies} failed="企业名单没有加载成功" empty="还没有企业">
        {(loaded) =>
          companyId === null ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
          ) : (
            <>
              <Answered of={questions} failed="常见问题没有加载成功" empty="还没有常见问题">
                {(rows) => <QuestionList key={companyId} companyId={companyId} rows={rows} />}
              </Answered>
              {isAdding && (
                <NewQuestionDialog
                  companies={loaded}
                  companyId={companyId}
                  rows={questions.data ?? []}
                  onClose={() => setAdding(false)}
                />
              )}
            </>
          )
        }
      </Answered>
    </StackedPage>
  )
}
