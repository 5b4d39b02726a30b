import { Laptop, Network } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

const modes = [
  {
    mode: 'local',
    icon: Laptop,
    title: 'Try it on this machine',
    about: 'A complete local network with play money. Nothing leaves this machine and nothing is at risk.',
  },
  {
    mode: 'join',
    icon: Network,
    title: 'Join a network',
    about: 'An existing network, by its definition file and an RPC URL of its chain. It uses real money.',
  },
] as const

export function ChooseNetwork() {
  const { apply, busy, error } = useSetupChange()
  const [mode, setMode] = useState<'local' | 'join'>('local')
  const [rpcUrl, setRpcUrl] = useState('')
  const [definition, setDefinition] = useState<Record<string, unknown>>()
  const [deployment, setDeployment] = useState<Record<string, unknown>>()
  const joinReady = rpcUrl !== '' && definition !== undefined && deployment !== undefined
  const choose = () =>
    apply(() =>
      mode === 'local'
        ? api.chooseNetwork({ body: { mode } })
        : api.chooseNetwork({ body: { mode, rpcUrl, definition: definition!, deployment: deployment! } }),
    )
  return (
    <StepCard
      title="Which network?"
      about="You can try first and join later; both set-ups are stored separately."
      error={error}
      next={{
        label: 'Continue',
        disabled: busy || (mode === 'join' && !joinReady),
        onSubmit: () => void choose(),
      }}
    >
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Network</legend>
        {modes.map(({ mode: each, icon: Icon, title, about }) => (
          <label
            key={each}
            className="flex cursor-pointer gap-3 rounded-lg border border-line-strong p-4 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="network"
              className="mt-1 size-4 shrink-0 self-start accent-accent"
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            <span>
              <span className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden size={17} />
                {title}
              </span>
              <span className="mt-1 block text-sm">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {mode === 'join' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextInput
              label="RPC URL of the chain"
              hint="From the chain's operator, such as https://…"
              type="url"
              value={rpcUrl}
              onChange={setRpcUrl}
            />
          </div>
          <JsonFile label="The network's definition" onRead={setDefinition} />
          <JsonFile label="The manifest of its deployment" onRead={setDeployment} />
        </div>
      )}
    </StepCard>
  )
}

type JsonFileProps = { label: string; onRead: (value: Record<string, unknown> | undefined) => void }

function JsonFile({ label, onRead }: JsonFileProps) {
  const [problem, setProblem] = useState<string>()
  const read = async (file: File | undefined) => {
    setProblem(undefined)
    onRead(undefined)
    if (!file) return
    try {
      const value: unknown = JSON.parse(await file.text())
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new TypeError('not an object')
      onRead(value as Record<string, unknown>)
    } catch {
      setProblem('This file is not JSON')
    }
  }
  return (
    <Field label={label} hint="A .json file published by the network's operators" problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          accept=".json,application/json"
          className="block w-full text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      )}
    </Field>
  )
}
