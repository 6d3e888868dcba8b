import { render, type RenderResult } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactElement } from 'react'
import { Frame } from './frame.tsx'

/** Nobody looks at it, so no style is computed and nothing moves. */
const plain = { zeroRuntime: true, token: { motion: false } }

/** For tests: something that brings its own frame, such as the whole console. */
export const renderPlain = (whole: ReactElement): RenderResult =>
  render(<ConfigProvider theme={plain}>{whole}</ConfigProvider>)

/** For tests: a screen or a part as it stands in the console, with its language and its messages. */
export const renderFramed = (part: ReactElement): RenderResult => renderPlain(<Frame>{part}</Frame>)
