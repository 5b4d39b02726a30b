import type { Device } from '@muster-network/api'
import { Check } from '../../ui/Check.tsx'
import { plainText } from '../../ui/plainText.ts'
import { showBytes } from '../../ui/showBytes.ts'
import type { FieldProps } from './FieldProps.ts'

type Props = Pick<FieldProps, 'text' | 'set'> & { devices: readonly Device[] }

/** Which graphics cards strangers' containers are given. */
export function CardFields({ text, set, devices }: Props) {
  const cards = devices.flatMap(({ id, name, memoryBytes }) =>
    id === null ? [] : [{ id, name, memoryBytes }],
  )
  if (cards.length === 0)
    return <p className="text-sm text-muted">This machine has none that muster knows.</p>
  const lent = (id: string) => text.cards === null || text.cards.includes(id)
  const lend = (id: string, on: boolean) => {
    const others = cards.map((card) => card.id).filter((each) => each !== id && lent(each))
    set({ cards: on ? [...others, id] : others })
  }
  return (
    <div className="space-y-3">
      <Check
        label="Every card, also those to come"
        checked={text.cards === null}
        onChange={(all) => set({ cards: all ? null : cards.map(({ id }) => id) })}
      />
      {text.cards !== null && (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Only these</legend>
          {cards.map(({ id, name, memoryBytes }) => (
            <Check
              key={id}
              label={[plainText(name), memoryBytes === null ? '' : showBytes(memoryBytes)]
                .filter(Boolean)
                .join(', ')}
              checked={lent(id)}
              onChange={(on) => lend(id, on)}
            />
          ))}
        </fieldset>
      )}
      {!text.kinds.includes('container') && (
        <p className="text-sm text-muted">Only containers use them, and this machine takes none.</p>
      )}
    </div>
  )
}
