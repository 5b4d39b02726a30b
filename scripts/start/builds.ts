import { buildDashboard } from './buildDashboard.ts'
import { buildProgram } from './buildProgram.ts'

/** The path of the demo task's program. It is built first, since the picture needs it. */
export const program = buildProgram()

/** Ends when the dashboard is built, with the error message if the build failed. */
export const pages = program.then(buildDashboard, buildDashboard)
