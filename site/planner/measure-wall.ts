import type { Cabinet } from './cabinet.ts';
import type { Grid } from './grid.ts';

/** What the company sets for all plans. */
export interface PlanSettings {
  /** Of the cabinets, kept as spares. */
  readonly sparePercent: number;
  readonly volts: number;
  /** Of one circuit. */
  readonly amperes: number;
  /** How much of a circuit may be used, from 0 to 1. */
  readonly circuitShare: number;
  readonly hoursADay: number;
  /** Of one kilowatt hour, in the currency of the visitor's country; `null` where it is not known. */
  readonly tariff: number | null;
}

/** An LED wall of so many cabinets, in the units of its names. */
export interface Wall {
  readonly cabinets: number;
  readonly spareCabinets: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly squareMetres: number;
  readonly diagonalInches: number;
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly weightKilograms: number;
  readonly greatestWatts: number;
  readonly typicalWatts: number;
  readonly greatestBtuPerHour: number;
  readonly typicalBtuPerHour: number;
  readonly kilowattHoursAMonth: number;
  readonly costAMonth: number | null;
  readonly greatestAmperes: number;
  readonly circuits: number;
  readonly gigabitPorts: number;
  readonly controllers: number;
  readonly spareControllers: number;
  /** True where the shape is 16:9 to within a hundredth. */
  readonly isWideScreen: boolean;
}

const millimetresPerInch = 25.4;
const btuPerHourPerWatt = 3.412;
const daysAMonth = 30;
/** Typical of greatest consumption, where the datasheet names only the greatest. Research: F10. */
const typicalShare = 0.33;
/** Pixels that a gigabit port carries at 60 Hz and 8 bits. Research: F13. */
const pixelsPerPort = 650_000;
const controllerPixels = { width: 3840, height: 2160 };
/** What a rest of floating point may be without counting as more. */
const hair = 1e-9;

const upwards = (value: number): number => Math.ceil(value - hair);

/**
 * What a wall of these cabinets is and needs. Formulas F2, F3, F10 to F14 and F16 to F18 of the research; heat is
 * rounded for each cabinet before it is multiplied, as makers do (F11), and of spares there is always one.
 */
export function measureWall(cabinet: Cabinet, { columns, rows }: Grid, settings: PlanSettings): Wall {
  const cabinets = columns * rows;
  const widthMillimetres = columns * cabinet.widthMillimetres;
  const heightMillimetres = rows * cabinet.heightMillimetres;
  const widthPixels = columns * cabinet.widthPixels;
  const heightPixels = rows * cabinet.heightPixels;
  const typicalEach = cabinet.typicalWatts ?? cabinet.greatestWatts * typicalShare;
  const greatestWatts = cabinets * cabinet.greatestWatts;
  const typicalWatts = cabinets * typicalEach;
  const heatOf = (watts: number) => cabinets * Math.round(watts * btuPerHourPerWatt);
  const kilowattHoursAMonth = (typicalWatts / 1000) * settings.hoursADay * daysAMonth;
  return {
    cabinets,
    spareCabinets: Math.max(1, Math.floor((cabinets * settings.sparePercent) / 100 + hair)),
    widthMillimetres,
    heightMillimetres,
    squareMetres: (widthMillimetres * heightMillimetres) / 1e6,
    diagonalInches: Math.hypot(widthMillimetres, heightMillimetres) / millimetresPerInch,
    widthPixels,
    heightPixels,
    weightKilograms: cabinets * cabinet.weightKilograms,
    greatestWatts,
    typicalWatts,
    greatestBtuPerHour: heatOf(cabinet.greatestWatts),
    typicalBtuPerHour: heatOf(typicalEach),
    kilowattHoursAMonth,
    costAMonth: settings.tariff === null ? null : kilowattHoursAMonth * settings.tariff,
    greatestAmperes: greatestWatts / settings.volts,
    circuits: upwards(greatestWatts / (settings.volts * settings.amperes * settings.circuitShare)),
    gigabitPorts: upwards((widthPixels * heightPixels) / pixelsPerPort),
    controllers: upwards(widthPixels / controllerPixels.width) * upwards(heightPixels / controllerPixels.height),
    spareControllers: 1,
    isWideScreen: Math.abs(widthMillimetres / heightMillimetres - 16 / 9) < 0.01,
  };
}
