export const DIFFICULTY_CHANGES = ['increase', 'decrease', 'blue', 'white', 'red'] as const;
export type ManeuverDifficultyChange = (typeof DIFFICULTY_CHANGES)[number];
