import type { Wallet } from '@muster-network/api'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Field, inputLook } from '../../ui/Field.tsx'

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
      act={(wei) => api.sendFunds({ body: { asset, amountWei: wei.toString(), to } })}
      fields={
        <>
          <Choice label="What" options={assets} value={asset} onChange={setAsset} />
          <Field label="To account" problem={to === '' || isAccount ? undefined : 'This is not an account'}>
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="off"
                spellCheck={false}
                placeholder="0x…"
                className={`${inputLook} font-mono`}
                value={to}
                onChange={(event) => setTo(event.target.value.trim())}
              />
            )}
          </Field>
        </>
      }
    >
      It cannot be brought back. Compare the account letter by letter.
    </AmountDialog>
  )
}
