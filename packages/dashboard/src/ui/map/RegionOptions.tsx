import { isWithinRegion, regionCodes, unknownRegion } from '@muster-network/core'
import { regionPosition } from './regions.ts'

/** Regions that contain others. */
const groups = ['eu', 'na', 'ap', 'af'] as const
const elsewhere = 'Elsewhere'

const byGroup = Object.entries(
  Object.groupBy(
    regionCodes.filter((code) => code !== unknownRegion),
    (code) => groups.find((group) => isWithinRegion(code, group)) ?? elsewhere,
  ),
).map(([group, codes = []]) => ({
  name: group === elsewhere ? elsewhere : regionPosition(group).name,
  // the group itself first, then its members by name
  codes: codes.toSorted((a, b) =>
    a === group ? -1 : b === group ? 1 : regionPosition(a).name.localeCompare(regionPosition(b).name),
  ),
  group,
}))

/** The options of a select of regions, by continent. */
export function RegionOptions({ except = [] }: { except?: readonly string[] }) {
  return byGroup.map(({ name, codes, group }) => (
    <optgroup key={name} label={name}>
      {codes
        .filter((code) => !except.includes(code))
        .map((code) => (
          <option key={code} value={code}>
            {code === group ? `All of ${name}` : regionPosition(code).name}
          </option>
        ))}
    </optgroup>
  ))
}
