import type { Setup } from '@muster-network/api'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'
import { pickWordIndexes } from './pickWordIndexes.ts'

/** Creates the key, shows the recovery phrase, and asks for some of its words to verify the backup. */
export function MakeKey({ setup }: { setup: Setup }) {
  const { apply, busy, error } = useSetupChange()
  const [words, setWords] = useState<readonly string[]>()
  const [requested, setRequested] = useState<readonly number[]>()
  const create = () =>
    apply(async () => {
      const key = await api.makeKey()
      setWords(key.words)
      return api.getSetup()
    })
  if (!words)
    return (
      <StepCard
        title="The keys of this machine"
        about="The key signs bids and receives payments. It is created here and never leaves this machine; the recovery phrase is its only backup."
        error={error}
        next={{
          label: setup.key ? 'Show the phrase' : 'Create the key',
          disabled: busy,
          onSubmit: () => void create(),
        }}
      />
    )
  if (!requested)
    return (
      <StepCard
        title="Write these words down"
        about="On paper, in this order. Anyone with these words controls the money. Without them the account cannot be recovered if this machine is lost."
        next={{ label: 'I wrote them down', onSubmit: () => setRequested(pickWordIndexes(words.length)) }}
      >
        <ol aria-label="Phrase" className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, its position does not
            <li key={index} className="flex gap-2 rounded-md bg-sunken px-3 py-2 font-mono">
              <span className="figures w-5 text-right text-muted select-none">{index + 1}</span>
              <span data-word={index}>{word}</span>
            </li>
          ))}
        </ol>
      </StepCard>
    )
  return <Confirm requested={requested} onBack={() => setRequested(undefined)} />
}

function Confirm({ requested, onBack }: { requested: readonly number[]; onBack: () => void }) {
  const { apply, busy, error } = useSetupChange()
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [wrong, setWrong] = useState(false)
  const confirm = () =>
    apply(async () => {
      const words = requested.map((index) => ({ index, word: (typed[index] ?? '').trim().toLowerCase() }))
      const answer = await api.confirmPhrase({ body: { words } })
      setWrong(!answer.ok)
      return answer.setup
    })
  return (
    <StepCard
      title="Which words were these?"
      about="From your paper, not from the screen."
      error={error}
      next={{
        label: 'Confirm',
        disabled: busy || requested.some((index) => !typed[index]?.trim()),
        onSubmit: () => void confirm(),
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        {requested.map((index) => (
          <TextInput
            key={index}
            label={`Word ${index + 1}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed[index] ?? ''}
            onChange={(text) => setTyped({ ...typed, [index]: text })}
          />
        ))}
      </div>
      {wrong && (
        <Notice tone="warn" urgent title="These words do not match the phrase">
          <button type="button" className="rounded underline" onClick={onBack}>
            Show the words again
          </button>
        </Notice>
      )}
    </StepCard>
  )
}
