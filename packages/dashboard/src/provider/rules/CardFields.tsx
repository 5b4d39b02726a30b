import type { Device } from '@muster-network/api'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { formatBytes } from '../../ui/formatBytes.ts'
import { plainText } from '../../ui/plainText.ts'
import type { FieldProps } from './FieldProps.ts'

type Props = Pick<FieldProps, 'text' | 'set'> & { devices: readonly Device[] }

/** Chooses the graphics cards that containers may use. */
export function CardFields({ text, set, devices }: Props) {
  const cards = devices.flatMap(({ id, name, memoryBytes }) =>
    id === null ? [] : [{ id, name, memoryBytes }],
  )
  if (cards.length === 0) return <p className="text-sm text-muted">No supported graphics card found.</p>
  const isOffered = (id: string) => text.cards === null || text.cards.includes(id)
  const setOffered = (id: string, on: boolean) => {
    const others = cards.map((card) => card.id).filter((each) => each !== id && isOffered(each))
    set({ cards: on ? [...others, id] : others })
  }
  return (
    <div className="space-y-3">
      <Checkbox
        label="All cards, including new ones"
        checked={text.cards === null}
        onChange={(all) => set({ cards: all ? null : cards.map(({ id }) => id) })}
      />
      {text.cards !== null && (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Only these</legend>
          {cards.map(({ id, name, memoryBytes }) => (
            <Checkbox
              key={id}
              label={[plainText(name), memoryBytes === null ? '' : formatBytes(memoryBytes)]
                .filter(Boolean)
                .join(', ')}
              checked={isOffered(id)}
              onChange={(on) => setOffered(id, on)}
            />
          ))}
        </fieldset>
      )}
      {!text.kinds.includes('container') && (
        <p className="text-sm text-muted">
          Only containers use graphics cards, and this machine accepts no containers.
        </p>
      )}
    </div>
  )
}
