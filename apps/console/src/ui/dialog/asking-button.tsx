import { Button, type ButtonProps } from 'antd'
import { useState, type ReactNode } from 'react'

interface AskingButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The text of the button. */
  word: string
  /** The dialog, mounted while it is open; it closes itself. */
  children: (close: () => void) => ReactNode
}

/** A button that only opens a dialog. */
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
