import { both } from '../both.ts';
import { customCategory } from '../content/categories/custom.ts';
import { interactiveCategory } from '../content/categories/interactive.ts';
import { kioskCategory } from '../content/categories/kiosks.ts';
import { ledCategory } from '../content/categories/led.ts';
import { finishedProjects } from '../content/single-projects.ts';
import { type Language, picture, sheet, toDocument, words } from './sheet.ts';

const title = both('Company profile', 'ملف الشركة');
const motto = both('Where light takes shape', 'حيث يتشكل الضوء');
const who = both(
  'Wameed designs, supplies and installs LED screens, interactive screens, kiosks and customized monitors across Saudi Arabia and the United Arab Emirates. Surveyors, engineers, installers and content designers work under one roof, so a project has one schedule, one price and one person who answers.',
  'تصمم وميض شاشات LED والشاشات التفاعلية والأكشاك والشاشات المخصصة، وتوردها وتركبها في المملكة العربية السعودية والإمارات العربية المتحدة. مساحون ومهندسون وفنيون ومصممو محتوى تحت سقف واحد، فللمشروع جدول واحد وسعر واحد وشخص واحد يجيب.',
);
const how = both(
  'We listen in the room, draw before we quote, test everything before we install it, tune it to your light and stay within reach for years.',
  'نستمع في المكان، ونرسم قبل أن نسعر، ونختبر كل شيء قبل تركيبه، ونضبطه على ضوئك، ونبقى على مقربة سنوات.',
);
const whatWeMake = both('What we make', 'ما نصنع');
const whereItShines = both('Where it shines', 'أين يضيء');
const contact = both('Talk to us', 'تحدث إلينا');
const riyadh = both('Riyadh: Level 8, Glimmer Tower, King Fahd Road', 'الرياض: برج الوميض، الطابق 8، طريق الملك فهد');
const dubai = both('Dubai: Unit 1204, Glimmer House, Business Bay', 'دبي: مبنى الوميض، الوحدة 1204، الخليج التجاري');
const fictional = both('A fictional company for demonstration', 'شركة افتراضية للعرض التجريبي');

/** The company profile as an HTML document of two pages. */
export const companyProfile = async (language: Language): Promise<string> => {
  const t = (text: Parameters<typeof words>[0]) => words(text, language);
  const footer = `${t(title)}${t(fictional)}`;
  const lines = [ledCategory, interactiveCategory, kioskCategory, customCategory].map(
    (category) => `<div><h2>${t(category.name)}</h2><p>${t(category.headline)}</p></div>`,
  );
  const principles = ledCategory.stories.map(({ title, text }) => `<div><h2>${t(title)}</h2><p>${t(text)}</p></div>`);
  const projects = finishedProjects.map(
    (project) => `<tr><th scope="row">${t(project.title)}</th><td>${t(project.subtitle)}</td></tr>`,
  );
  const first = `<h1>${t(motto)}</h1>${await picture('hero-facade.jpg', 1000, 560)}
    <p class="lead">${t(who)}</p><p>${t(how)}</p><div class="thirds">${principles.join('')}</div>`;
  const second = `<h1>${t(whatWeMake)}</h1><div class="columns">${lines.join('')}</div>
    ${await picture('project-hotel-lobby.jpg', 1000, 380)}
    <div><h2>${t(whereItShines)}</h2><table>${projects.join('')}</table></div>
    <div><h2>${t(contact)}</h2><p>${t(riyadh)} · <bdi dir="ltr">+966 11 000 0000</bdi> · <bdi dir="ltr">hello@wameed.example</bdi><br>
    ${t(dubai)} · <bdi dir="ltr">+971 4 000 0000</bdi> · <bdi dir="ltr">uae@wameed.example</bdi></p></div>`;
  return toDocument(language, title[language], [sheet(language, first, footer), sheet(language, second, footer)]);
};
