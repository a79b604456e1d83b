import type { DemoFile, DemoValue } from './record.ts';

/** Drawings with text: `NAME.jpg` is in English, `NAME-ar.jpg` in Arabic. */
export const wordedDrawings = [
  'project-mall-sight',
  'project-mall-ring',
  'project-mall-nights',
  'project-mall-lowered',
  'project-mall-evening',
  'project-control-two-walls',
  'project-control-dimmed',
  'project-stadium-tier',
  'project-stadium-summer',
  'project-stadium-ball',
  'project-stadium-play',
  'project-boardroom-shadow',
  'project-boardroom-samples',
  'project-boardroom-calibration',
  'project-retail-strips',
  'project-retail-sunset',
  'project-retail-inside',
  'project-retail-bar',
  'project-museum-corner',
  'project-museum-floor',
  'project-university-curve',
  'project-university-summer',
  'project-university-last-row',
] as const;

export type WordedDrawing = (typeof wordedDrawings)[number];

const worded: ReadonlySet<string> = new Set(wordedDrawings.map((name) => `${name}.jpg`));

const inArabic = (file: string): DemoFile => ({ file: file.replace(/\.jpg$/, '-ar.jpg') });

/** The value of a picture field: one file for both languages, or one per language for a picture with text. */
export const pictureOf = (file: string): DemoValue =>
  worded.has(file) ? { en: { file }, ar: inArabic(file) } : { file };
