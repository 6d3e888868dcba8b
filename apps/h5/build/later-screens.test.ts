import { expect, test } from 'vitest'
import { shelve } from './later-screens.ts'

const table = `export const routes = [
  redirect('/', '/home'),
  screen('/home', '原力星球', 1, () => import('#features/home/screens/home.screen.tsx'), { name: 'Home' }),
  screen('/faq', '常见问题', 2, () => import('#features/messages/screens/faq.screen.tsx'), { name: 'faq' }),
  screen('/message', '消息中心', 2, () => import('#features/messages/screens/message.screen.tsx'), { name: 'message' }),
]`

test('first screens keep their loader in the table, the others are taken from the shelf in their order', () => {
  const { table: made, screens } = shelve(table, ['/home'])
  expect(screens).toEqual([
    'features/messages/screens/faq.screen.tsx',
    'features/messages/screens/message.screen.tsx',
  ])
  expect(made).toContain("1, () => import('#features/home/screens/home.screen.tsx'), { name: 'Home' }")
  expect(made).toContain("'常见问题', 2, () => laterScreen(0), { name: 'faq' }")
  expect(made).toContain("'消息中心', 2, () => laterScreen(1), { name: 'message' }")
})
