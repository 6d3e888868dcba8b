import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a notice is counted as read where it was read',
    breakers: `select id::text as what from notice where (read_status = 2) <> (read_at is not null)`,
  },
  {
    says: 'a message is told once',
    breakers: `
      select partner || '.' || kind || ' ' || key as what from outbox
      group by partner, kind, key having count(*) > 1`,
  },
]

export const recountMessages = engineOf(rules)
