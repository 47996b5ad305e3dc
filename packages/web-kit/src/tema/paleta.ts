import type { MantineColorsTuple } from '@mantine/core';

/** Shade 9 on white and white on shade 8 pass WCAG AA with room to spare. */
export const PETROLEO: MantineColorsTuple = [
  '#eef6fa',
  '#d8e9f1',
  '#aed3e3',
  '#82bdd6',
  '#5faacb',
  '#3f94b8',
  '#287fa5',
  '#1a6d92',
  '#0f5f85',
  '#064e6f',
];

/** Bluish greys for the dark scheme, from the text (0) to the deepest background (9). */
export const NOCHE: MantineColorsTuple = [
  '#e8edf0',
  '#c9d2d8',
  '#adb9c1',
  '#84929c',
  '#55636d',
  '#3a4750',
  '#2a353d',
  '#1d262c',
  '#151c21',
  '#0f1418',
];
