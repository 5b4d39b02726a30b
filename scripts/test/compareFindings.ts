/** A finding of slither about our contracts: the detector, and the function or variable that it is about. */
export type Finding = { check: string; impact: string; where: string; description: string }

/** Findings that are no weakness, with the reason: one detector, and all the places that the reason holds for. */
export type Explanation = { check: string; reason: string; where: readonly string[] }

type Element = {
  name: string
  type: string
  type_specific_fields?: { parent?: Element }
}

type Report = {
  success: boolean
  error: string | null
  results: { detectors?: { check: string; impact: string; description: string; elements: Element[] }[] }
}

/** Reads slither's report. Places have no line numbers, so that an edit elsewhere in a file leaves them alone. */
export function readFindings(report: string): Finding[] {
  const { success, error, results } = JSON.parse(report) as Report
  if (!success) throw new Error(`slither failed: ${error}`)
  return (results.detectors ?? []).map(({ check, impact, description, elements }) => ({
    check,
    impact,
    where: elements[0] ? placeOf(elements[0]) : 'nowhere',
    description: description.trim(),
  }))
}

/** One line for each finding that nothing explains, and for each explanation that explains nothing any more. */
export function compareFindings(
  findings: readonly Finding[],
  explanations: readonly Explanation[],
): string[] {
  const key = ({ check, where }: { check: string; where: string }) => `${check} ${where}`
  const found = new Set(findings.map(key))
  const explained = new Set(
    explanations.flatMap(({ check, where }) => where.map((place) => key({ check, where: place }))),
  )
  const unexplained = findings.filter((finding) => !explained.has(key(finding)))
  return [
    ...unexplained.map(
      ({ check, impact, where, description }) =>
        `${check} (${impact.toLowerCase()}) in ${where}: fix it, or explain it in ${explanationsFile}. ${description.split('\n')[0]}`,
    ),
    ...[...explained]
      .filter((each) => !found.has(each))
      .map((each) => `${explanationsFile} explains ${each}, which slither does not find: remove it`),
  ]
}

export const explanationsFile = 'contracts/analysis/slither.json'

/** `Contract.function`, `Contract.variable`, or `Contract.function.variable`. */
function placeOf({ name, type, type_specific_fields }: Element): string {
  const parent = type_specific_fields?.parent
  return parent && type !== 'contract' ? `${placeOf(parent)}.${name}` : name
}
