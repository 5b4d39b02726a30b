import { Monitor, Moon, Sun } from 'lucide-react'
import { Choice } from '../ui/Choice.tsx'
import { chooseTheme, chosenTheme, useTheme } from './theme.ts'

const options = [
  { value: 'system', label: <Icon of={Monitor} word="As the system" /> },
  { value: 'light', label: <Icon of={Sun} word="Light" /> },
  { value: 'dark', label: <Icon of={Moon} word="Dark" /> },
] as const

function Icon({ of: Shape, word }: { of: typeof Sun; word: string }) {
  return (
    <span title={word}>
      <Shape aria-hidden size={15} />
      <span className="sr-only">{word}</span>
    </span>
  )
}

export function ThemeToggle() {
  useTheme()
  return <Choice label="Theme" options={options} value={chosenTheme()} onChange={chooseTheme} />
}
