import { type RefObject, useEffect } from 'react'

const fields =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

/** Returns the first field inside an element. */
export function firstField(element: HTMLElement | null): HTMLElement | undefined {
  return element?.querySelector<HTMLElement>(fields) ?? undefined
}

/** Moves the focus to the first field of a form when it appears, without scrolling the page away from its title. */
export function useFocusFirstField(form: RefObject<HTMLElement | null>): void {
  useEffect(() => firstField(form.current)?.focus({ preventScroll: true }), [form])
}
