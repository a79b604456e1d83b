import { describe, expect, it } from 'vitest';
import { fold, placedWordsOf, wordsOf } from './fold.ts';

describe('Latin words with Arabic written onto them', () => {
  it.each<[string, ...string[]]>([
    ['الـQNED', 'qned'],
    ['الQNED', 'qned'],
    ['بـHDMI', 'hdmi'],
    ['والـOLED', 'oled'],
    ['وبالـLCD', 'lcd'],
    ['للـLED', 'led'],
    ['كالـ4K', '4k'],
    ['فلـUSB', 'usb'],
    ['لـP2.5', 'p2.5'],
    ['الـ65', '65'],
    ['شاشةLED', 'شاشه', 'led'],
    ['LEDشفافة', 'led', 'شفافه'],
    ['بدقة4K', 'بدقه', '4k'],
    ['شاشة55بوصة', 'شاشه', '55', 'بوصه'],
    ['HDMIوUSB', 'hdmi', 'usb'],
    ['الـLEDات', 'led'],
    ['1447هـ', '1447', 'ه'],
    ['1.5م', '1.5', 'م'],
    ['100﷼', '100', 'ريال'],
    ['الـДисплей', 'дисплеи'],
  ])('%s is read as its words [PUB-GEN-87]', (text, ...words) => {
    expect(wordsOf(fold(text))).toEqual(words);
  });

  it.each(['م²', 'ب1', 'ال', 'الشاشة', 'led', 'p2.5', 'و', '55'])('%s stays one word [PUB-GEN-87]', (text) => {
    expect(wordsOf(fold(text))).toEqual([fold(text)]);
  });

  it('knows where each of them begins [PUB-GEN-87]', () => {
    const folded = fold('شاشات الـQNED وشاشةLED');
    for (const { word, at } of placedWordsOf(folded)) expect(folded.slice(at).startsWith(word)).toBe(true);
  });
});
