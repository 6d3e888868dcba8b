import { engineOf, type RecountRule } from './rule.ts'

const held = (kind: string, table: string, key: string, holder: string): RecountRule => ({
  says: `${kind} is taken by whom it stands with`,
  breakers: `
    select ${key} as what from ${table} t
    left join unique_key k on k.kind = '${kind}' and k.key = ${key} and k.holder = ${holder}
    where ${key} is not null and k.key is null`,
})

const rules: readonly RecountRule[] = [
  held('account.phone', 'account', 't.phone_hash', 't.id'),
  held('account.certificate', 'account', 't.certificate_hash', 't.id'),
  held('claim_case.id', 'claim_case', 't.id::text', 't.company_id'),
  held('claim_case.case_no', 'claim_case', 't.case_no', 't.id'),
  held('exam_claim.id', 'exam_claim', 't.id::text', 't.company_id'),
  held('exam_claim.exam_no', 'exam_claim', 't.exam_no', 't.id'),
  held('payment.id', 'payment', 't.id::text', 't.company_id'),
  held('consultation.id', 'consultation', 't.id::text', 't.company_id'),
  held('service_record.third_party_id', 'service_record', 't.third_party_id', 't.company_id'),
  {
    says: 'a key stands for a case that there is',
    breakers: `
      select k.key as what from unique_key k
      left join claim_case c on c.case_no = k.key
      where k.kind = 'claim_case.case_no' and c.id is null`,
  },
  {
    says: 'whoever was answered has the answer kept',
    breakers: `select call || ' ' || key as what from idempotency where answer_encrypted is null`,
  },
]

export const recountKeys = engineOf(rules)
