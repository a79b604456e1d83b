import { describe, expect, it } from 'vitest';
import { isVisit } from './is-visit.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const opens = (headers: Readonly<Record<string, string>>, method = 'GET') =>
  isVisit(method, { 'user-agent': desk, ...headers });

describe('a person who opens a page', () => {
  it.each([
    ['on a desk', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
    ['on a phone that tells nothing about the request', { 'user-agent': phone }],
    ['with the site’s own cookies', { cookie: 'lang=en; country=ae; form=abc' }],
    ['on a phone whose maker’s name ends like a program’s', { 'user-agent': `${phone} CUBOT_X30` }],
  ])('is a visitor %s', (_, headers) => {
    expect(opens(headers)).toBe(true);
  });

  it('is one on a page that was fetched in advance when it asks for its headers, not before', () => {
    expect(opens({ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' })).toBe(false);
    expect(opens({ 'sec-fetch-dest': 'document', purpose: 'prefetch' })).toBe(false);
    expect(opens({ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 'HEAD')).toBe(true);
    expect(opens({}, 'HEAD')).toBe(false);
    expect(opens({ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, 'HEAD')).toBe(false);
  });
});

describe('what is no visit', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['Mozilla/5.0 (compatible; YandexBot/3.0)'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36'],
    ['Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['facebookexternalhit/1.1'],
    ['WhatsApp/2.24.10 A'],
    ['TelegramBot (like TwitterBot)'],
    ['curl/8.5.0'],
    ['python-requests/2.32'],
    [''],
  ])('the program that calls itself “%s”', (agent) => {
    expect(opens({ 'user-agent': agent })).toBe(false);
  });

  it('the administrator, also after logging out', () => {
    expect(opens({ cookie: 'lang=ar; session=abc' })).toBe(false);
    expect(opens({ cookie: 'device=abc' })).toBe(false);
    expect(opens({ cookie: 'session=; lang=ar' })).toBe(true);
  });

  it('a page inside another, such as a preview, and one that a script reads', () => {
    expect(opens({ 'sec-fetch-dest': 'iframe' })).toBe(false);
    expect(opens({ 'sec-fetch-dest': 'empty' })).toBe(false);
  });
});
