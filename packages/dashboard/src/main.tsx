import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'
import { openSessionFromLink, reloadOnLink } from './session/openSessionFromLink.ts'
import { queryClient } from './session/queryClient.ts'
import { registerWorker } from './session/registerWorker.ts'
import './styles.css'

// The first calls need the session, so it is opened before the first render.
await openSessionFromLink()
reloadOnLink()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

registerWorker()
