import type { FastifyRequest } from 'fastify';
import type { Language } from '../../language/languages.ts';
import { cookiesOf } from './cookies.ts';

const languageOfAddress = /^\/api\/(en|ar)(?:[/?]|$)/i;

/** The language in the address. For an address without one: Arabic if the cookie has it, otherwise English. */
export function requestLanguage(request: FastifyRequest): Language {
  const [, named] = languageOfAddress.exec(request.url) ?? [];
  if (named !== undefined) return named.toLowerCase() === 'ar' ? 'ar' : 'en';
  return cookiesOf(request)['lang'] === 'ar' ? 'ar' : 'en';
}
