import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AdmissionRefusal,
  type AdmissionRule,
  type Applicant,
  admissionRefusals,
  decideAdmission,
} from './decideAdmission.ts'

const rule: AdmissionRule = {
  isOpen: true,
  className: 'llm/1',
  mostUnitWei: 10n,
  minScore: 100,
  worstFaultBps: 50,
  stakeLockWei: 2_000n,
  subscribers: 4,
  maxSubscribers: 5,
  guaranteeWei: 1_000n,
  freeWei: 1_000n,
}
const applicant: Applicant = {
  className: 'llm/1',
  unitWei: 10n,
  score: 100,
  faultBps: 50,
  freeStakeWei: 2_000n,
  heldGuaranteeWei: 0n,
  heldStakeWei: 0n,
  expelled: false,
}

/** The smallest change that causes each refusal. */
const causes: Record<AdmissionRefusal, { rule?: Partial<AdmissionRule>; applicant?: Partial<Applicant> }> = {
  'not-open': { rule: { isOpen: false } },
  full: { rule: { subscribers: 5 } },
  budget: { rule: { freeWei: 999n } },
  class: { applicant: { className: 'llm/2' } },
  price: { applicant: { unitWei: 11n } },
  score: { applicant: { score: 99 } },
  record: { applicant: { faultBps: 51 } },
  stake: { applicant: { freeStakeWei: 1_999n } },
  expelled: { applicant: { expelled: true } },
}

describe('decideAdmission', () => {
  it('admits an applicant that meets the rule exactly', () => {
    expect(decideAdmission(rule, applicant)).toEqual({ ok: true })
  })

  it.each(admissionRefusals)('refuses for %s alone', (reason) => {
    const { rule: r, applicant: a } = causes[reason]
    const decision = decideAdmission({ ...rule, ...r }, { ...applicant, ...a })
    expect(decision.ok === false && decision.reasons.map((each) => each.reason)).toEqual([reason])
  })

  it('lists every reason, in a fixed order', () => {
    fc.assert(
      fc.property(fc.subarray([...admissionRefusals]), (chosen) => {
        const changed = chosen.map((reason) => causes[reason])
        const decision = decideAdmission(
          Object.assign({}, rule, ...changed.map(({ rule: r }) => r)),
          Object.assign({}, applicant, ...changed.map(({ applicant: a }) => a)),
        )
        expect(decision.ok ? [] : decision.reasons.map((each) => each.reason)).toEqual(chosen)
      }),
    )
  })

  it('needs neither budget nor stake that are still held for a provider that returns', () => {
    const returning = { ...applicant, freeStakeWei: 0n, heldGuaranteeWei: 1_000n, heldStakeWei: 2_000n }
    expect(decideAdmission({ ...rule, freeWei: 0n }, returning)).toEqual({ ok: true })
  })
})
