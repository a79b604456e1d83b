import { describe, expect, it } from 'vitest';
import { homeContent } from '../../tests/support/home-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../tests/support/render-site.ts';

const withoutAddress = {
  ...homeContent,
  'settings/country-sa': [{ fields: { phone: '+966 11 000 0000', email: 'sa@wameed.example' } }],
};

const read = async (path: string, visit: Visit = {}) => {
  const { status, html } = await renderSite(homeContent, { path, language: 'en', ...visit });
  return { status, html, text: visibleText(/<article.*<\/article>/s.exec(html)?.[0] ?? '') };
};

describe('the privacy policy', () => {
  it.each([
    ['en', 'Last updated: 6 August 2024'],
    ['ar', 'آخر تحديث: 6 أغسطس 2024'],
  ] as const)(
    'in %s says when it last changed [PUB-POLICY-01] [PUB-POLICY-02] [CONST-43]',
    async (language, updated) => {
      const { status, text } = await read('/privacy-policy', { language });
      expect(status).toBe(200);
      expect(text).toContain(updated);
    },
  );

  it.each([
    [
      'en',
      [
        'Information we collect',
        'How we use information',
        'Sharing',
        'Security',
        'Your rights',
        'Changes to this policy',
      ],
    ],
    [
      'ar',
      ['المعلومات التي نجمعها', 'كيف نستخدم المعلومات', 'المشاركة', 'الأمان', 'حقوقك', 'التغييرات على هذه السياسة'],
    ],
  ] as const)('in %s covers its topics under headings [PUB-POLICY-03] [OP-079]', async (language, topics) => {
    const { html } = await read('/privacy-policy', { language });
    const headings = elementsWith(html, 'h2', '').map((heading) => visibleText(heading).trim());
    expect(headings).toEqual(expect.arrayContaining([...topics]));
  });

  it.each(['lang', 'country', 'tagConsent'])('names what the browser keeps: %s [OP-079]', async (key) => {
    expect((await read('/privacy-policy')).text).toContain(`(${key}):`);
  });

  it('says who is responsible, with the address of the country, unless no address is written', async () => {
    const responsible = 'is responsible for this information';
    const { text } = await read('/privacy-policy', { country: 'ae' });
    expect(text).toContain(`Wameed, Business Bay, Dubai, ${responsible}.`);
    const silent = await renderSite(withoutAddress, { path: '/privacy-policy', language: 'en' });
    expect(visibleText(silent.html)).not.toContain(responsible);
  });

  it.each([
    ['en', 'Apart from the technical counts', 'complain to the data-protection authority'],
    ['ar', 'باستثناء الإحصاءات التقنية', 'بشكوى إلى الجهة المشرفة'],
  ] as const)(
    'in %s leaves the counts out of what visitors send, and names whom to complain to',
    async (language, ...said) => {
      const { text } = await read('/privacy-policy', { language });
      for (const words of said) expect(text).toContain(words);
    },
  );
});

it.each(['/privacy-policy', '/return-policy'])('%s lists its parts, each with a link to it', async (path) => {
  const { html } = await read(path);
  const [contents = ''] = elementsWith(html, 'nav', 'policy-contents');
  const anchors = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
  expect(anchors.length).toBeGreaterThan(6);
  for (const anchor of anchors) expect(html).toContain(` id="${anchor}"`);
});

it('what an item of a list explains stands out, its name in the browser does not', async () => {
  const { html } = await read('/privacy-policy');
  expect(html).toContain('<li><strong>Newsletter</strong>: your e-mail address');
  expect(html).toContain('<li><strong>Your language </strong>(lang): opens');
});

describe('the return policy', () => {
  it.each([
    ['en', 'Return Policy', 'The short version', 'The full version'],
    ['ar', 'سياسة الإرجاع', 'النسخة المختصرة', 'النسخة الكاملة'],
  ] as const)(
    'in %s has a heading, a short and a full version [PUB-POLICY-04] [PUB-POLICY-05] [OP-078]',
    async (language, ...parts) => {
      const { status, html } = await read('/return-policy', { language });
      expect(status).toBe(200);
      const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, heading]) => heading);
      expect(headings).toEqual(expect.arrayContaining(parts));
    },
  );

  it('gives the contact of the country [PUB-POLICY-06] [PUB-GEN-14] [CONST-45]', async () => {
    expect((await read('/return-policy', { country: 'sa' })).html).toMatch(
      /<article.*mailto:sa@wameed\.example.*\+966 11 000 0000.*<\/article>/s,
    );
    expect((await read('/return-policy', { country: 'ae' })).html).toMatch(
      /<article.*mailto:ae@wameed\.example.*\+971 4 000 0000.*<\/article>/s,
    );
  });

  it.each([
    ['PUB-POLICY-07', /within 7 calendar days of delivery/, /خلال 7 أيام تقويمية من التسليم/],
    [
      'PUB-POLICY-08',
      /unused and in its original condition, with all packaging/,
      /غير مستخدم وبحالته الأصلية، مع كامل التغليف/,
    ],
    ['PUB-POLICY-09', /the invoice, photos of the product, and the reason/, /الفاتورة وصور المنتج وسبب الإرجاع/],
    ['PUB-POLICY-12', /technical inspection is required/i, /يلزم إجراء فحص فني/],
    ['PUB-POLICY-13', /credit note.*within 5 working days/i, /الإشعار الدائن خلال 5 أيام عمل/],
    ['PUB-POLICY-14', /restocking fee of up to 15%/i, /رسوم إعادة تخزين تصل إلى 15%/],
    ['PUB-POLICY-15', /15% plus the shipping costs.*return is free/i, /15% إضافة إلى تكاليف الشحن.*الإرجاع مجاني/],
    ['PUB-POLICY-16', /12-24 months.*manufacturing defects only/, /من 12 إلى 24 شهرًا.*عيوب التصنيع فقط/],
    ['PUB-POLICY-17', /within 2 business days/, /خلال يومي عمل \(2\)/],
    ['PUB-POLICY-18', /Large projects may have custom terms/, /للمشاريع الكبيرة شروط خاصة/],
    [
      'PUB-POLICY-19',
      /Discounted items are final sale unless they are defective/,
      /المنتجات المخفضة بيعها نهائي ما لم تكن معيبة/,
    ],
  ] as const)('says its rule in both languages [%s] [CONST-44]', async (_, english, arabic) => {
    expect((await read('/return-policy')).text).toMatch(english);
    expect((await read('/return-policy', { language: 'ar' })).text).toMatch(arabic);
  });

  it.each(['en', 'ar'] as const)(
    'in %s lists six cases that cannot and four that can be returned [PUB-POLICY-10] [PUB-POLICY-11]',
    async (language) => {
      const { html } = await read('/return-policy', { language });
      const counts = elementsWith(/<article.*<\/article>/s.exec(html)?.[0] ?? '', 'ul', '').map(
        (list) => list.match(/<li/g)?.length,
      );
      expect(counts.slice(1, 3)).toEqual([6, 4]);
    },
  );
});
