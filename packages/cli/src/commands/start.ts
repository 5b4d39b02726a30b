import type { Program } from '../Program.ts'
import { doctor } from './doctor.ts'

/** `muster start`, which is `npm start`: for now it examines this machine and ends. */
export function addStart(program: Program): void {
  program
    .command('start')
    .description('what npm start does: examine this machine (the local network is not built yet)')
    .option('--once', 'end after the summary')
    .action(async () => program.exitWith(await doctor({})))
}
