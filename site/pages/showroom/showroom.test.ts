import { describe, expect, it } from 'vitest';
import { elementsWith, renderSite, visibleText } from '../../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const content = {
  'settings/showroom': [
    {
      fields: {
        title: both('See the light', 'شاهد الضوء'),
        text: both('Five walls run all day.', 'خمسة جدران تعمل طوال اليوم.'),
        pictures: [{ title: both('The living room', 'غرفة المعيشة'), text: both('', ''), image: 'room.jpg' }],
      },
    },
  ],
  'settings/country-sa': [
    {
      fields: {
        address: both('King Fahd Road', 'طريق الملك فهد'),
        map: 'https://maps.example/embed',
        mapOnClick: 0,
      },
    },
  ],
  'settings/country-ae': [{ fields: { address: both('Business Bay', 'الخليج التجاري') } }],
};

describe('the showroom [PUB-HOME-43]', () => {
  it.each([
    ['en', ['See the light', 'The living room', 'King Fahd Road', 'Business Bay', 'Office hours', 'Book a visit']],
    ['ar', ['شاهد الضوء', 'غرفة المعيشة', 'طريق الملك فهد', 'الخليج التجاري', 'احجز زيارة']],
  ] as const)('shows its pictures, addresses, hours and map, and leads to a visit in %s', async (language, words) => {
    const { html, status } = await renderSite(content, { path: '/showroom', language });
    expect(status).toBe(200);
    const text = visibleText(html.replaceAll(/[\u2066-\u2069]/g, ''));
    for (const word of words) expect(text).toContain(word);
    expect(html).toContain('https://maps.example/embed');
    expect(elementsWith(html, 'a', 'class="button"').join('')).toMatch(/href="[^"]*\/contact#book"/);
  });

  it('has its offices where nothing else is set yet', async () => {
    const { html, status } = await renderSite(
      { 'settings/country-sa': content['settings/country-sa'] },
      { path: '/showroom', language: 'en' },
    );
    expect(status).toBe(200);
    expect(visibleText(html)).toContain('King Fahd Road');
    expect(html).not.toContain('showroom-pictures');
  });
});
