import { render, type RenderResult } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactElement } from 'react'
import { Frame } from './frame.tsx'

/** Tests do not look at styles, so no style is computed and nothing is animated. */
const plain = { zeroRuntime: true, token: { motion: false } }

/** For tests: renders an element that brings its own frame, such as the whole console. */
export const renderPlain = (whole: ReactElement): RenderResult =>
  render(<ConfigProvider theme={plain}>{whole}</ConfigProvider>)

/** For tests: renders a page or a part in the console's frame, with its language and its messages. */
export const renderFramed = (part: ReactElement): RenderResult => renderPlain(<Frame>{part}</Frame>)
