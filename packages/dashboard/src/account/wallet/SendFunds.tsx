import type { Wallet } from '@muster-network/api'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

const assets = [
  { value: 'token', label: 'Tokens' },
  { value: 'native', label: 'Coin for fees' },
] as const

export function SendFunds({ wallet }: { wallet: Wallet }) {
  const [asset, setAsset] = useState<'token' | 'native'>('token')
  const [to, setTo] = useState('')
  const isAccount = /^(0x|xdc)[0-9a-fA-F]{40}$/.test(to)
  return (
    <AmountDialog
      danger
      title="Send to another account"
      verb="Send"
      native={asset === 'native'}
      most={asset === 'native' ? wallet.nativeWei : wallet.tokenWei}
      trigger={<Button icon={<Send aria-hidden size={16} />}>Send</Button>}
      ready={isAccount}
      onConfirm={(wei) => api.sendFunds({ body: { asset, amountWei: wei.toString(), to } })}
      fields={
        <>
          <SegmentedControl label="What" options={assets} value={asset} onChange={setAsset} />
          <TextInput
            label="To account"
            problem={to === '' || isAccount ? undefined : 'Not a valid account'}
            autoComplete="off"
            spellCheck={false}
            placeholder="0x…"
            className="font-mono"
            value={to}
            onChange={(text) => setTo(text.trim())}
          />
        </>
      }
    >
      Transfers cannot be reversed. Compare the account character by character.
    </AmountDialog>
  )
}
