import type { Setup } from '@muster-network/api'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'
import { askedWords } from './askedWords.ts'

/** Makes the key, shows its phrase, and asks for some of its words: a phrase that nobody wrote down is no backup. */
export function MakeKey({ setup }: { setup: Setup }) {
  const { apply, busy, error } = useSetupChange()
  const [words, setWords] = useState<readonly string[]>()
  const [asking, setAsking] = useState<readonly number[]>()
  const make = () =>
    apply(async () => {
      const key = await api.makeKey()
      setWords(key.words)
      return api.getSetup()
    })
  if (!words)
    return (
      <StepCard
        title="The keys of this machine"
        about="A key signs its bids and receives its money. It is made here and never leaves this machine; a phrase of words is its only backup."
        error={error}
        next={{
          word: setup.key ? 'Show the phrase' : 'Make the key',
          disabled: busy,
          act: () => void make(),
        }}
      />
    )
  if (!asking)
    return (
      <StepCard
        title="Write these words down"
        about="On paper, in this order. Who has them has the money; without them, nobody can help if this machine is lost."
        next={{ word: 'I wrote them down', act: () => setAsking(askedWords(words.length)) }}
      >
        <ol aria-label="Phrase" className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place does not
            <li key={index} className="flex gap-2 rounded-md bg-sunken px-3 py-2 font-mono">
              <span className="figures w-5 text-right text-muted select-none">{index + 1}</span>
              <span data-word={index}>{word}</span>
            </li>
          ))}
        </ol>
      </StepCard>
    )
  return <Confirm asking={asking} onBack={() => setAsking(undefined)} />
}

function Confirm({ asking, onBack }: { asking: readonly number[]; onBack: () => void }) {
  const { apply, busy, error } = useSetupChange()
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [wrong, setWrong] = useState(false)
  const confirm = () =>
    apply(async () => {
      const words = asking.map((index) => ({ index, word: (typed[index] ?? '').trim().toLowerCase() }))
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
        word: 'Confirm',
        disabled: busy || asking.some((index) => !typed[index]?.trim()),
        act: () => void confirm(),
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        {asking.map((index) => (
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
        <Notice tone="warn" urgent title="That is not what the phrase says">
          <button type="button" className="rounded underline" onClick={onBack}>
            Look at the words again
          </button>
        </Notice>
      )}
    </StepCard>
  )
}
