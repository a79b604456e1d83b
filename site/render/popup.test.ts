import { describe, expect, it } from 'vitest';
import { homeContent } from '../../tests/support/home-content.ts';
import { elementsWith, renderSite, visibleText, type Visit } from '../../tests/support/render-site.ts';
import { isOfferedOn } from '../sections/popup.tsx';

const popup = async (visit: Visit = {}) =>
  elementsWith((await renderSite(homeContent, { language: 'en', ...visit })).html, 'dialog', 'class="popup ')[0] ?? '';

describe('the promo popup', () => {
  it('waits 2 s and is hidden until then [PUB-GEN-51] [PUB-GEN-53] [CONST-06]', async () => {
    const html = await popup();
    expect(html).toMatch(/<dialog(?![^>]*\sopen)/);
  });

  it('offers The Vision with its three features [PUB-GEN-55] [PUB-GEN-59] [CONST-39]', async () => {
    const words = visibleText(await popup());
    for (const word of ['The Vision', 'Ultra-large LED display', '3840Hz refresh rate', 'Deep contrast'])
      expect(words).toContain(word);
  });

  it('shows 31,999 and, struck through, 49,999 [PUB-GEN-56] [PUB-GEN-57] [CONST-36]', async () => {
    const html = await popup();
    expect(visibleText(elementsWith(html, 'del', '')[0] ?? '')).toContain('49,999');
    expect(visibleText(html.replace(/<del>.*?<\/del>/s, ''))).toContain('31,999');
  });

  it('prices in SAR in English and with the sign of the riyal in Arabic, in both countries [PUB-GEN-58] [CONST-41]', async () => {
    for (const country of ['sa', 'ae'] as const) {
      const english = await popup({ country });
      expect(visibleText(english)).toContain('SAR 31,999');
      expect(english).not.toContain('class="riyal"');
      const arabic = await popup({ country, language: 'ar' });
      expect(arabic).toMatch(/<bdi dir="ltr"[^>]*><svg class="riyal".*?ريال سعودي<\/span> 31,999<\/bdi>/s);
      expect(visibleText(arabic)).not.toContain('SAR');
    }
  });

  it('says in the Emirates that the price is that of Saudi Arabia, unless it has one in AED [PUB-GEN-93]', async () => {
    const note = 'Price in Saudi Arabia; in the Emirates on request';
    expect(visibleText(await popup({ country: 'ae' }))).toContain(note);
    expect(visibleText(await popup())).not.toContain(note);
    const [settings] = homeContent['settings/popup'] ?? [];
    const prices = { emiratesPrice: 32_499, emiratesOldPrice: 50_999 };
    const priced = { ...homeContent, 'settings/popup': [{ fields: { ...settings?.fields, ...prices } }] };
    const { html } = await renderSite(priced, { language: 'en', country: 'ae' });
    const words = visibleText(elementsWith(html, 'dialog', 'class="popup ')[0] ?? '');
    expect(words).toContain('AED 32,499');
    expect(words).toContain('AED 50,999');
    expect(words).not.toMatch(/SAR|on request/);
  });

  it('leads to /product/68/the-vision or says "No Thanks" or closes [PUB-GEN-60] [PUB-GEN-61] [PUB-GEN-62] [MSG-22] [CONST-37]', async () => {
    const html = await popup();
    expect(html).toMatch(/<a class="button" href="\/product\/68\/the-vision" data-close/);
    expect(html).toMatch(/<button[^>]*data-close[^>]*>No Thanks<\/button>/);
    expect(html).toMatch(/<button[^>]*aria-label="Close the offer" data-close/);
  });

  it('says all of its copy in Arabic [PUB-GEN-63]', async () => {
    const html = await popup({ language: 'ar' });
    const words = visibleText(html);
    for (const word of [
      'عرض الإطلاق',
      'ذا فيجن',
      'السينما في بيتك',
      'شاشة بلا فواصل',
      'تباين عميق',
      'سعر الإطلاق',
      'اكتشف ذا فيجن',
      'لا، شكرًا',
    ]) {
      expect(words).toContain(word);
    }
    expect(html).toContain('aria-label="إغلاق العرض"');
  });

  it('has a quiet surface behind its picture, for when that cannot be shown [PUB-GEN-64] [MSG-16]', async () => {
    expect(await popup()).toMatch(
      /class="popup-picture" data-hide-broken="true"><span class="picture-missing" aria-hidden="true"><\/span><picture>/,
    );
  });

  it.each([
    ['/', true],
    ['/contact', true],
    ['/product/6/x', true],
    ['/product/680', true],
    ['/the-vision', false],
    ['/planner', false],
    ['/The-Vision', false],
    ['/product/68', false],
    ['/product/68/another-name', false],
  ])('on %s is offered: %s [PUB-GEN-97]', (path, isOffered) => {
    expect(isOfferedOn(path, '/product/68/the-vision')).toBe(isOffered);
  });

  it('is left out when the settings hold none', async () => {
    const { html } = await renderSite({ ...homeContent, 'settings/popup': [] }, { language: 'en' });
    expect(html).not.toContain('class="popup ');
  });
});
