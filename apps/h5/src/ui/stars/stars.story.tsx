import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { StarRating, Stars } from './stars.tsx'

function Chosen() {
  const [score, setScore] = useState(4)
  return <Stars value={score} onChange={setScore} />
}

export const story: UiStory = {
  group: '表单',
  name: '星级 Stars',
  cases: { 评分: Chosen, 已评: () => <StarRating value={3} /> },
}
