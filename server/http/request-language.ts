import type { FastifyRequest } from 'fastify';
import type { Language } from '../../language/languages.ts';
import { cookiesOf } from './cookies.ts';

const languageOfAddress = /^\/api\/(en|ar)(?:[/?]|$)/i;

/** The language of the base address; where the address has none, Arabic if the cookie says so and English otherwise. */
export function requestLanguage(request: FastifyRequest): Language {
  const [, named] = languageOfAddress.exec(request.url) ?? [];
  if (named !== undefined) return named.toLowerCase() === 'ar' ? 'ar' : 'en';
  return cookiesOf(request)['lang'] === 'ar' ? 'ar' : 'en';
}
