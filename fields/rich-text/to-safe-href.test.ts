import { expect, it } from 'vitest';
import { toSafeHref } from './to-safe-href.ts';

const at = 'https://wameed.example/dashboard';

it.each([
  ['mailto:sales@displays.example', 'mailto:sales@displays.example'],
  ['mailto:sales@displays.example?subject=LED%20wall', 'mailto:sales@displays.example?subject=LED%20wall'],
  ['MAILTO:Sales@displays.example', 'mailto:Sales@displays.example'],
  ['mailto:a@displays.example,b@displays.example', 'mailto:a@displays.example,b@displays.example'],
  ['tel:+966112345678', 'tel:+966112345678'],
  ['tel:+966 11 234-5678', 'tel:+96611234-5678'],
  ['tel:\u200E+966112345678', 'tel:+966112345678'],
  ['tel:920000000;ext=12', 'tel:920000000;ext=12'],
  ['tel:+966112345678,,12', 'tel:+966112345678,,12'],
  ['mailto:', null],
  ['mailto:?subject=x', null],
  ['tel:', null],
  ['tel:javascript:alert(1)', null],
  ['sms:+966112345678', null],
  ['javascript:alert(1)', null],
])('takes the contact link %j as %j', (written, link) => expect(toSafeHref(written, at)).toBe(link));

it.each([
  [
    'https://www.google.com/url?q=https%3A%2F%2Fdisplays.example%2Fa%3Fb%3D1&sa=D&source=editors&ust=1&usg=x',
    'https://displays.example/a?b=1',
  ],
  ['https://www.google.com.sa/url?sa=t&url=http%3A%2F%2Fdisplays.example%2F', 'https://displays.example/'],
  ['https://www.google.com/url?q=mailto%3Asales%40displays.example&sa=D', 'mailto:sales@displays.example'],
  ['https://www.google.com/url?q=https%3A%2F%2Fwameed.example%2Fabout&sa=D', '/about'],
  [
    'https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fdisplays.example%2Fa&data=05',
    'https://displays.example/a',
  ],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fdisplays.example%2Fa&h=x', 'https://displays.example/a'],
  ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fdisplays.example', 'https://displays.example/'],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fdisplays.example%252Fa',
    'https://displays.example/a',
  ],
  ['https://www.google.com/url?q=javascript%3Aalert(1)', null],
  ['https://www.google.com/search?q=led', 'https://www.google.com/search?q=led'],
  ['https://www.google.com/url?q=led', 'https://www.google.com/url?q=led'],
  [
    'https://google.com.strangers.example.org/url?q=https%3A%2F%2Fdisplays.example',
    'https://google.com.strangers.example.org/url?q=https%3A%2F%2Fdisplays.example',
  ],
])('takes %j as the address to which it leads', (written, link) => expect(toSafeHref(written, at)).toBe(link));
