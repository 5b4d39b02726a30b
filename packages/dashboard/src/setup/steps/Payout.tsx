import type { Setup } from '@muster-network/api'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

export function Payout({ setup }: { setup: Setup }) {
  const { apply, busy, error } = useSetupChange()
  const [address, setAddress] = useState<string>(setup.payout ?? setup.key?.address ?? '')
  const ok = /^0x[0-9a-fA-F]{40}$/.test(address)
  return (
    <StepCard
      title="Where do earnings go?"
      about="To the key of this machine, unless you name another account, such as one on a hardware wallet."
      error={error}
      next={{
        label: 'Continue',
        disabled: !ok || busy,
        onSubmit: () => void apply(() => api.choosePayout({ body: { address } })),
      }}
    >
      <TextInput
        label="Payout account"
        hint={
          address === setup.key?.address
            ? "This machine's own account"
            : 'Check every character: payments cannot be reversed'
        }
        problem={ok || address === '' ? undefined : 'An account is 0x followed by 40 hexadecimal digits'}
        className="font-mono"
        spellCheck={false}
        value={address}
        onChange={(text) => setAddress(text.trim())}
      />
    </StepCard>
  )
}
