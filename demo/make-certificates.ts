/**
 * Prints the sample certificates of the demo into `media/documents`. Run it when their texts change:
 * `node demo/make-certificates.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { both } from './both.ts';
import { allCertificates, certificateFile } from './content/certificates.ts';
import type { Words } from './record.ts';

const title = both('Certificate of conformity', 'شهادة مطابقة');
const sample = both('Sample', 'نموذج');
const rows: readonly (readonly [label: Words, value: Words])[] = [
  [
    both('Holder', 'صاحب الشهادة'),
    both('Wameed Demo Displays LLC (fictional)', 'شركة وميض التجريبية للشاشات المحدودة (غير حقيقية)'),
  ],
  [
    both('Products', 'المنتجات'),
    both('LED cabinets, interactive screens, kiosks and monitors', 'كبائن LED والشاشات التفاعلية والأكشاك والشاشات'),
  ],
  [both('Number', 'الرقم'), both('SAMPLE-0000', 'SAMPLE-0000')],
  [both('Issued by', 'جهة الإصدار'), both('Nobody: this document is a sample', 'لا أحد: هذه الوثيقة نموذج')],
];
const note = both(
  'This sample shows where the certificate of your company will stand. It was issued by nobody and proves nothing.',
  'يبيّن هذا النموذج موضع شهادة شركتك. لم تصدره أي جهة ولا يثبت شيئًا.',
);

/** The layout of a page: its texts are in `certificate.json`, and every page says that it is a sample. */
const template = `
#let data = json("certificate.json")
#set page(paper: "a4", margin: 2.2cm,
  background: rotate(-35deg, text(size: 110pt, weight: 600, fill: rgb("#eef1f5"), data.sample)),
  footer: align(center, text(size: 9pt, fill: rgb("#48536a"), data.sample)))
#set text(font: ("Paper Main", "Paper", "Paper Arabic", "Paper Currency", "Paper Symbols", "Paper Symbols 2", "Paper Math"), size: 11pt, lang: data.language,
  dir: if data.language == "ar" { rtl } else { ltr }, fill: rgb("#070b16"))
#v(2cm)
#text(size: 12pt, fill: rgb("#c2410c"), weight: 600, data.sample)
#v(-0.4cm)
#text(size: 30pt, weight: 600, data.name)
#v(-0.6cm)
#text(size: 16pt, data.title)
#v(0.4cm)
#data.about
#v(0.6cm)
#for row in data.rows {
  line(length: 100%, stroke: 0.5pt + rgb("#d9dfe9"))
  grid(columns: (4cm, 1fr), text(fill: rgb("#48536a"), row.at(0)), row.at(1))
}
#line(length: 100%, stroke: 0.5pt + rgb("#d9dfe9"))
#v(0.6cm)
#data.note
`;

const root = new URL('../', import.meta.url);
const fonts = new URL('server/typesetting/fonts/', root);
const compiler = NodeCompiler.create({
  workspace: '/document',
  fontArgs: [
    {
      fontBlobs: readdirSync(fonts)
        .filter((name) => name.endsWith('.ttf'))
        .toSorted()
        .map((name) => readFileSync(new URL(name, fonts))),
    },
  ],
});
compiler.addSource('/document/main.typ', template);

for (const certificate of allCertificates) {
  for (const language of ['en', 'ar'] as const) {
    const data = {
      language,
      sample: sample[language],
      name: certificate.name,
      title: title[language],
      about: certificate.text[language],
      rows: rows.map(([label, value]) => [label[language], value[language]]),
      note: note[language],
    };
    compiler.mapShadow('/document/certificate.json', Buffer.from(JSON.stringify(data)));
    const pdf = compiler.pdf({ mainFilePath: '/document/main.typ' }, { creationTimestamp: 0 });
    writeFileSync(new URL(`demo/media/documents/${certificateFile(certificate)}-${language}.pdf`, root), pdf);
    compiler.evictCache(0);
  }
}
