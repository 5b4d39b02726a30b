/**
 * The share of parts with two equal replicas that a stranger runs a third time, when the task file names none. It costs the
 * client half of this share of its pay. Two friends that deliver the same noise are found after 25 parts on average.
 */
export const defaultRerun = 0.05
