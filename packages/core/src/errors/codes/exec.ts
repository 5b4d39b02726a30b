import type { ErrorKind } from '../ErrorKind.ts'

/** Errors while this machine runs a task's program. */
export const execCodes = {
  EXEC_REFUSED: {
    when: 'The executor cannot run the program; the message lists every reason.',
    hint: 'Build the program without the listed features; docs/executors.md describes the limits of each executor.',
    retryable: false,
  },
  EXEC_CHECKPOINT_FORGED: {
    when: 'A checkpoint does not decrypt with its key, or its state does not match the committed digest or the program.',
    hint: 'Fetch the checkpoint again, if necessary from another peer; nothing was run.',
    retryable: false,
  },
  EXEC_STATE_TOO_LARGE: {
    when: 'A state is beyond the limits of its task or of the format: its header, memory, files or descriptors.',
    hint: 'No run of the task could have saved such a state; nothing was run.',
    retryable: false,
  },
  EXEC_UNSUPPORTED: {
    when: 'The executor does not support the operation, for example a checkpoint of a container whose program saves none.',
    hint: 'Check the capabilities of the executor before the call.',
    retryable: false,
  },
  EXEC_RUNNING: {
    when: 'The operation requires a run that has ended, but the run is still active.',
    hint: 'Stop the run or wait until it ends.',
    retryable: true,
  },
  EXEC_ENDED: {
    when: 'The operation requires an active run, but the run has ended.',
    hint: 'The outcome of the run gives the reason.',
    retryable: false,
  },
  EXEC_HOST: {
    when: 'This machine could not start or continue a run: out of memory, full disk, or a missing component. The program is not at fault.',
    hint: 'See the cause; muster doctor checks the machine.',
    retryable: true,
  },
  EXEC_IMAGE_UNREACHABLE: {
    when: 'This machine cannot reach the registry that serves the image of the task.',
    hint: 'Check that the registry is up and reachable from the internet, or ship the image as an archive with the task.',
    retryable: true,
  },
  EXEC_TOO_COSTLY: {
    when: 'Work on data of others, such as comparing two results, exceeded its limit of time or memory on this machine.',
    hint: 'The data asks for more than its size warrants; a result like this is not compared.',
    retryable: false,
  },
  EXEC_SERVICE_FAILED: {
    when: 'A program that should answer requests was not ready in time, or ended too often.',
    hint: 'Read its log. The program must answer GET /health on its socket: see docs/services.md.',
    retryable: false,
  },
  EXEC_SERVICE_DOWN: {
    when: 'A service is starting, paused or stopped, or its program ended in the middle of an answer.',
    hint: 'Send the request to another provider, or retry later.',
    retryable: true,
  },
  EXEC_SERVICE_DRAINING: {
    when: 'A service finishes its running answers and takes no further request.',
    hint: 'Send the request to another provider.',
    retryable: true,
  },
  EXEC_SERVICE_BUSY: {
    when: 'A service answers as many requests as it can, and too many others wait.',
    hint: 'Send the request to another provider, or retry later.',
    retryable: true,
  },
  EXEC_SERVICE_ANSWER_INVALID: {
    when: 'The program of a service answered with bad HTTP, or its answer was too large, too slow or too long.',
    hint: 'Read the log of the service; docs/services.md lists the limits of an answer.',
    retryable: false,
  },
  EXEC_RUN_INVALID: {
    when: 'The description of a run has invalid values, such as a bad id or a missing key.',
    hint: 'Correct the named fields.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
