import { courseStates } from '@yf/domain/sleep/courses'
import { Answered } from '#platform/http/answered.tsx'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { Card } from '#ui/card/card.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { useProducts, useProgress } from '../use-sleep.ts'
import { CourseRow } from './course-row.tsx'
import styles from './course-row.module.css'

/** The three products in order. */
export function CoursesCard() {
  const found = combineQueries(useProducts(), useProgress())
  return (
    <Answered of={found} skeleton={<SkeletonRows rows={3} />}>
      {([{ products }, { courses, isEnrolled }]) => (
        <Card title="睡眠课程">
          <ul className={styles.list}>
            {products.map((product) => {
              const ofDays = courses.filter(({ days }) => days === product.days)
              return (
                <CourseRow
                  key={product.days}
                  product={product}
                  course={ofDays.find(({ state }) => state !== courseStates.refused)}
                  isEnrolled={isEnrolled === 1}
                  wasRefused={ofDays.some(({ state }) => state === courseStates.refused)}
                />
              )
            })}
          </ul>
        </Card>
      )}
    </Answered>
  )
}
