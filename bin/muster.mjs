#!/usr/bin/env node
import { launch } from '../scripts/launch.mjs'

launch('packages/cli/src/main.ts', process.argv.slice(2))
