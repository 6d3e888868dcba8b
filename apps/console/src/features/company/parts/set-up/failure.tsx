import { Alert } from 'antd'

/** Why the last save failed; nothing if it did not. */
export const Failure = ({ text }: { text: string | null }) =>
  text === null ? null : <Alert type="error" showIcon title={text} />
