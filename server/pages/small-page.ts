import { createHash } from 'node:crypto';
import { brandColours } from '../../content/brand-colours.ts';
import { inLanguage } from '../../content/language-prefix.ts';
import { href } from '../../content/routes.ts';
import { directionOf, type Language } from '../../language/languages.ts';
import { mailMessages } from '../../language/mail-messages.ts';
import { escapeHtml } from '../http/escape-html.ts';

export interface SmallPage {
  readonly language: Language;
  readonly title: string;
  readonly text?: string;
  /** The label of the button, which posts to the page's own address. */
  readonly button?: string;
}

const { cloud, ink } = brandColours;

/** A dark screen above the text. Backgrounds and borders are shades of the ink colour. */
const style = `:root{color-scheme:dark;background:${ink};color:${cloud};font:1.05rem/1.7 system-ui,sans-serif}
body{display:grid;place-content:center;box-sizing:border-box;min-block-size:100svh;margin:0;padding:1.5rem;text-align:center}
main{max-inline-size:34rem}
main::before{content:'';display:block;inline-size:min(15rem,70vw);aspect-ratio:16/9;margin:0 auto 2.5rem;border:1px solid color-mix(in oklab,${cloud} 16%,${ink});border-radius:1.125rem;background:radial-gradient(color-mix(in oklab,${cloud} 14%,${ink}) 1px,transparent 1.4px) 50%/14px 14px}
h1{font-size:clamp(1.35rem,1rem + 1.8vw,2rem);font-weight:500;line-height:1.4;text-wrap:balance}
button{font:inherit;padding:.6rem 1.6rem;border:0;border-radius:2rem;background:${cloud};color:${ink};cursor:pointer}
a{display:inline-block;padding:.6rem 1.2rem;color:inherit}p{overflow-wrap:anywhere}`;

/** Allows only the page's own style, and forms to its own address. */
export const smallPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * A page with a short text, such as behind a link in an email. It needs no scripts and no login, and loads nothing of
 * the site.
 */
export function smallPage({ language, title, text, button }: SmallPage): string {
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    text === undefined ? '' : `<p>${escapeHtml(text)}</p>`,
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`,
    `<p><a href="${inLanguage(href('home'), language)}">${escapeHtml(mailMessages(language)('backHome'))}</a></p>`,
    '</main></body></html>',
  ].join('');
}
