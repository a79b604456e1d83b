/** A drawing of a currency symbol that hardly any font contains. */
export interface CurrencySymbol {
  readonly character: string;
  /** Width of the view box. */
  readonly width: number;
  readonly height: number;
  /** The data of an SVG path. */
  readonly path: string;
}

/** U+20C1, to the proportions published by the Saudi Central Bank. */
export const riyalSymbol: CurrencySymbol = {
  character: '\u20c1',
  width: 1124.14,
  height: 1256.39,
  path:
    'M699.62 1113.02c-20.06 44.48-33.32 92.75-38.4 143.37l424.51-90.24c20.06-44.47 33.31-92.75 38.4-143.37l-424.51 90.24Z ' +
    'M1086 896c20-44 33-93 38-143l-331 70v-135l292-62c20-44 33-93 38-143l-331 70V66c-51 28-96 66-132 111v403l-132 28V0c-51 28-96 66-132 111v526l-296 63c-20 44-33 93-38 143l334-71v170l-358 76c-20 44-33 93-38 143l375-80c31-6 57-24 74-49l69-102v0c7-11 11-23 11-37v-150l132-28v270l425-90Z',
};

/** U+20C3: a D crossed by two bars with waving ends. */
export const dirhamSymbol: CurrencySymbol = {
  character: '\u20c3',
  width: 1000,
  height: 870,
  path:
    'M160 0h300c270 0 440 170 440 435s-170 435-440 435h-300z M280 105v660h180c195 0 312-125 312-330s-117-330-312-330z ' +
    'M0 300c18 22 40 30 80 30h850c38 0 62-14 70-42v40c-6 52-32 77-80 77h-840c-48 0-74-25-80-77z ' +
    'M0 495c18 22 40 30 80 30h850c38 0 62-14 70-42v40c-6 52-32 77-80 77h-840c-48 0-74-25-80-77z',
};
