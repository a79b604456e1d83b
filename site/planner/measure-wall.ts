import type { Cabinet } from './cabinet.ts';
import type { Grid } from './grid.ts';

/** The company's settings for all plans. */
export interface PlanSettings {
  /** Spare cabinets in percent. */
  readonly sparePercent: number;
  readonly volts: number;
  /** Current of one circuit. */
  readonly amperes: number;
  /** The usable part of a circuit's power, from 0 to 1. */
  readonly circuitShare: number;
  readonly hoursADay: number;
  /** Price of a kilowatt hour in the currency of the visitor's country; `null` if unknown. */
  readonly tariff: number | null;
}

/** The computed values of an LED wall, in the units of their names. */
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
  /** True if the aspect ratio is within 0.01 of 16:9. */
  readonly isWideScreen: boolean;
}

const millimetresPerInch = 25.4;
const btuPerHourPerWatt = 3.412;
const daysAMonth = 30;
/** Ratio of typical to maximum power, used if the datasheet names only the maximum: video is seldom white. */
const typicalShare = 0.33;
/** Pixels that a gigabit port carries at 60 Hz and 8 bits: 60 × 24 bits each, with some reserve. */
const pixelsPerPort = 650_000;
const controllerPixels = { width: 3840, height: 2160 };
/** Tolerance for floating-point errors. */
const hair = 1e-9;

const upwards = (value: number): number => Math.ceil(value - hair);

/**
 * Computes the values of a wall. Heat is rounded for each cabinet before multiplication, as manufacturers do. There is
 * always at least one spare.
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
