import { number } from '../fields/index.ts';
import { defineSettings } from './model/define-settings.ts';

/** Default values of the planner. */
export const usualPlanning = {
  sparePercent: 10,
  volts: 230,
  amperes: 16,
  circuitPercent: 80,
  hoursADay: 12,
} as const;

/** The values that the LED wall planner computes with. */
export const plannerSettings = defineSettings({
  base: 'settings/planner',
  label: { en: 'LED wall planner', ar: 'مخطط الشاشات' },
  shows: { en: 'LED wall planner: what its sums start from', ar: 'مخطط الشاشات: ما تُبنى عليه حساباته' },
  page: { at: 'planner' },
  title: 'sparePercent',
  fields: {
    sparePercent: number({
      apiName: 'spare_percent',
      min: 0,
      max: 100,
      unit: '%',
      label: { en: 'Spare cabinets', ar: 'الكبائن الاحتياطية' },
      hint: { en: '10 when empty; always at least one cabinet', ar: '10 إذا تُرك فارغًا، وكبينة واحدة على الأقل دائمًا' },
    }),
    volts: number({
      min: 90,
      max: 500,
      unit: 'V',
      label: { en: 'Mains voltage', ar: 'جهد الكهرباء' },
      hint: { en: '230 when empty', ar: '230 إذا تُرك فارغًا' },
    }),
    amperes: number({
      min: 1,
      max: 400,
      unit: 'A',
      label: { en: 'Current of one circuit', ar: 'تيار الدائرة الواحدة' },
      hint: { en: '16 when empty', ar: '16 إذا تُرك فارغًا' },
    }),
    circuitPercent: number({
      apiName: 'circuit_percent',
      min: 10,
      max: 100,
      unit: '%',
      label: { en: 'Share of a circuit that may be used', ar: 'النسبة المسموح استخدامها من الدائرة' },
      hint: { en: '80 when empty', ar: '80 إذا تُرك فارغًا' },
    }),
    hoursADay: number({
      apiName: 'hours_a_day',
      min: 1,
      max: 24,
      unit: 'h',
      label: { en: 'Hours of use a day', ar: 'ساعات التشغيل يوميًا' },
      hint: { en: '12 when empty', ar: '12 إذا تُرك فارغًا' },
    }),
    tariffSaudi: number({
      apiName: 'tariff_sa',
      min: 0,
      max: 10,
      label: { en: 'Electricity in Saudi Arabia (SAR per kWh)', ar: 'الكهرباء في السعودية (ريال لكل كيلوواط ساعة)' },
      hint: { en: 'The cost a month is left out when empty', ar: 'تُحذف التكلفة الشهرية إذا تُرك فارغًا' },
    }),
    tariffEmirates: number({
      apiName: 'tariff_ae',
      min: 0,
      max: 10,
      label: { en: 'Electricity in the Emirates (AED per kWh)', ar: 'الكهرباء في الإمارات (درهم لكل كيلوواط ساعة)' },
      hint: { en: 'The cost a month is left out when empty', ar: 'تُحذف التكلفة الشهرية إذا تُرك فارغًا' },
    }),
  },
});
