import type { ErrorKind } from '../ErrorKind.ts'

/** Running a task's program on this machine. */
export const execCodes = {
  EXEC_REFUSED: {
    when: 'A program cannot run on this executor; every reason is listed.',
    hint: 'Build the program without the features listed; docs/executors.md says what each executor takes.',
    retryable: false,
  },
  EXEC_CHECKPOINT_FORGED: {
    when: 'A checkpoint cannot be opened with its key, or its state does not have the committed digest.',
    hint: 'Fetch the checkpoint again, from another holder if need be; nothing was run.',
    retryable: false,
  },
  EXEC_UNSUPPORTED: {
    when: 'An executor is asked for something it cannot do, such as a checkpoint of a container whose program saves nothing.',
    hint: "Look at the executor's facts before asking.",
    retryable: false,
  },
  EXEC_RUNNING: {
    when: 'Something is asked of a run that must have ended first.',
    hint: 'Stop the run or wait for its end.',
    retryable: true,
  },
  EXEC_ENDED: {
    when: 'Something is asked of a run that has already ended.',
    hint: 'Its outcome says how it ended.',
    retryable: false,
  },
  EXEC_HOST: {
    when: 'This machine could not start or keep a run: no memory, full disk, a missing part. Never the program.',
    hint: 'Look at the cause; `muster doctor` checks the machine.',
    retryable: true,
  },
  EXEC_IMAGE_UNREACHABLE: {
    when: 'The registry that holds the image of a task cannot be reached from this machine.',
    hint: 'Is the registry up, and reachable from the internet? An archive travels with the task instead.',
    retryable: true,
  },
  EXEC_RUN_INVALID: {
    when: 'A run was described with values that make no sense, such as a bad id or a missing key.',
    hint: 'Correct the fields named.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
