import type { WordedDrawing } from '../../picture.ts';
import { boardroomCalibration, boardroomSamples, boardroomShadow } from './boardroom.ts';
import {
  controlDimmed,
  controlTwoWalls,
  universityCurve,
  universityLastRow,
  universitySummer,
} from './institutions.ts';
import { mallEvening, mallLowered, mallNights, mallRing, mallSight } from './mall.ts';
import { museumCorner, museumFloor, retailBar, retailInside, retailStrips, retailSunset } from './retail-and-museum.ts';
import type { Language } from './sheet.ts';
import { stadiumBall, stadiumPlay, stadiumSummer, stadiumTier } from './stadium.ts';

/** Every drawing with text, as an SVG by language. */
export const stories: Readonly<Record<WordedDrawing, (language: Language) => string>> = {
  'project-mall-sight': mallSight,
  'project-mall-ring': mallRing,
  'project-mall-nights': mallNights,
  'project-mall-lowered': mallLowered,
  'project-mall-evening': mallEvening,
  'project-control-two-walls': controlTwoWalls,
  'project-control-dimmed': controlDimmed,
  'project-stadium-tier': stadiumTier,
  'project-stadium-summer': stadiumSummer,
  'project-stadium-ball': stadiumBall,
  'project-stadium-play': stadiumPlay,
  'project-boardroom-shadow': boardroomShadow,
  'project-boardroom-samples': boardroomSamples,
  'project-boardroom-calibration': boardroomCalibration,
  'project-retail-strips': retailStrips,
  'project-retail-sunset': retailSunset,
  'project-retail-inside': retailInside,
  'project-retail-bar': retailBar,
  'project-museum-corner': museumCorner,
  'project-museum-floor': museumFloor,
  'project-university-curve': universityCurve,
  'project-university-summer': universitySummer,
  'project-university-last-row': universityLastRow,
};
