import { Dialog } from '@base-ui/react/dialog'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../session/connection.ts'
import { useRefetchOnReconnect } from '../session/useStatus.ts'
import { MoneyProvider } from '../ui/Amount.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { DaemonStatus } from './DaemonStatus.tsx'
import { DaemonStopped } from './DaemonStopped.tsx'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** The layout of every page: navigation at the side, or behind a button on narrow screens. */
export function Shell() {
  useRefetchOnReconnect()
  const main = useFocusOnNavigation()
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[14rem_1fr]">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </button>
      <aside className="sticky top-0 hidden h-screen flex-col gap-4 overflow-y-auto border-r border-line bg-surface px-3 py-4 lg:flex">
        <Brand />
        <Navigation />
        <div className="mt-auto space-y-2 px-2.5">
          <DaemonStatus />
          <ThemeToggle />
          <SignOutButton />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex h-13 items-center justify-between border-b border-line bg-surface px-4 lg:hidden">
          <Brand />
          <Drawer />
        </header>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-[84rem] px-4 py-5 outline-none sm:px-6"
        >
          <Page />
        </main>
      </div>
    </div>
  )
}

function Page() {
  const { online, answered } = useConnection()
  if (!online && !answered) return <DaemonStopped />
  return (
    <>
      <ConnectionBanner />
      <MoneyProvider>
        <Outlet />
      </MoneyProvider>
    </>
  )
}

function Brand() {
  return (
    <Link to="/" className="flex items-center gap-2 rounded px-1.5 text-lg font-semibold tracking-tight">
      <Logo />
      muster
    </Link>
  )
}

function Drawer() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label="Menu" className="grid size-9 place-items-center rounded-md hover:bg-sunken">
        <Menu aria-hidden size={20} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-[85vw] flex-col gap-6 overflow-y-auto border-l border-line bg-surface p-4">
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-semibold">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close the menu"
              className="grid size-9 place-items-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <Navigation onNavigate={() => setOpen(false)} />
          <div className="mt-auto space-y-3 px-2.5">
            <DaemonStatus />
            <ThemeToggle />
            <SignOutButton />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Moves focus and scroll position to the start after a navigation, as a full page load would. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // a page with a form has moved the focus to its first field already
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [path])
  return main
}
