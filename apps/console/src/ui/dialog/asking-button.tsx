import { Button, type ButtonProps } from 'antd'
import { useState, type ReactNode } from 'react'

interface AskingButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What stands on it. */
  word: string
  /** What it opens, mounted while it is open; it closes itself. */
  children: (close: () => void) => ReactNode
}

/** A button that does nothing by itself: it opens the dialog that asks. */
export function AskingButton({ word, children, ...button }: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {word}
      </Button>
      {isAsking && children(() => setAsking(false))}
    </>
  )
}
