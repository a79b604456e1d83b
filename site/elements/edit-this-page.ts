import { brandColours } from '../../content/brand-colours.ts';
import { editThisPage } from '../../language/edit-this-page.ts';

const { ink, white } = brandColours;

const style =
  '.edit-page{position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:60;padding:.7rem 1.1rem;' +
  `border-radius:999px;background:${white};color:${ink};font-weight:600;box-shadow:0 2px 12px ${ink}88}` +
  '.edit-page:hover{text-decoration:underline}@media print{.edit-page{display:none}}';

/** Leads to where the page is written. Whether somebody is logged in, the server alone knows. */
async function show(): Promise<void> {
  const answer = await fetch('/api/session');
  if (!answer.ok) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const link = document.createElement('a');
  link.className = 'edit-page';
  link.href = `/dashboard/page?${new URLSearchParams({ address: location.pathname + location.search }).toString()}`;
  link.textContent = editThisPage[document.documentElement.lang === 'en' ? 'en' : 'ar'];
  document.body.append(link);
}

// Without the network nothing is missing from the page.
show().catch(() => undefined);
