import type { ComponentProps, ReactNode } from 'react'

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  plain: 'bg-surface text-ink border-line-strong hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-surface text-bad border-bad hover:bg-bad-soft',
} as const

export type ButtonVariant = keyof typeof variants

/** The classes of a button, for links that look like one. */
export function buttonClassName(
  variant: ButtonVariant = 'plain',
  size: 'normal' | 'small' = 'normal',
): string {
  const space = size === 'small' ? 'h-7 px-2 text-sm' : 'h-9 px-3.5'
  return `inline-flex items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-colors disabled:opacity-60 ${space} ${variants[variant]}`
}

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  icon?: ReactNode
}

export function Button({
  variant = 'plain',
  size = 'normal',
  icon,
  children,
  className = '',
  ...rest
}: Props) {
  return (
    <button type="button" className={`${buttonClassName(variant, size)} ${className}`} {...rest}>
      {icon}
      {children}
    </button>
  )
}
