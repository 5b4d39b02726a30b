import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { chooseTheme, chosenTheme, useTheme } from './theme.ts'

const options = [
  { value: 'system', label: <ThemeIcon icon={Monitor} label="System" /> },
  { value: 'light', label: <ThemeIcon icon={Sun} label="Light" /> },
  { value: 'dark', label: <ThemeIcon icon={Moon} label="Dark" /> },
] as const

function ThemeIcon({ icon: Icon, label }: { icon: typeof Sun; label: string }) {
  return (
    <span title={label}>
      <Icon aria-hidden size={15} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

export function ThemeToggle() {
  useTheme()
  return <SegmentedControl label="Theme" options={options} value={chosenTheme()} onChange={chooseTheme} />
}
