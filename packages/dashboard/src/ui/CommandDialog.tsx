import { Terminal } from 'lucide-react'
import { usePasteable } from '../session/usePasteable.ts'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'

type Props = { cli: string; method: string; path: string; body?: unknown }

/** Shows the page's action as a CLI command and as an API call, ready to copy into a script. */
export function CommandDialog({ cli, method, path, body }: Props) {
  const pasteable = usePasteable()
  const curl = [
    `curl -X ${method} "${location.origin}${path}"`,
    '-H "Authorization: Bearer $MUSTER_TOKEN"',
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ')
  return (
    <Dialog
      title="The same as a command"
      trigger={
        <Button variant="quiet" icon={<Terminal aria-hidden size={16} />}>
          CLI &amp; API
        </Button>
      }
    >
      {() => (
        <div className="space-y-4">
          <Snippet title="Command line" text={pasteable(cli)} />
          <Snippet title="API" text={curl} />
          <p className="text-sm text-muted">
            The token is in the data folder;{' '}
            <code className="font-mono">{pasteable('muster config show')}</code> says where.
          </p>
        </div>
      )}
    </Dialog>
  )
}

function Snippet({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <div className="mb-1 flex items-center justify-between text-sm font-medium">
        {title}
        <CopyButton text={text} what={title} />
      </div>
      <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-3 font-mono text-sm">
        {text}
      </pre>
    </div>
  )
}
