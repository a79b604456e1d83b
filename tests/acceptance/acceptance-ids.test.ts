import { describe, expect, it } from 'vitest';
import { parseAcceptanceIds } from './acceptance-ids.ts';

describe('acceptance ids in the name of a test', () => {
  it.each([
    ['one id', 'GET /homeslider answers banners [API-PUB-04]', ['API-PUB-04']],
    ['a list', 'a fact [API-PUB-04, PUB-HOME-36]', ['API-PUB-04', 'PUB-HOME-36']],
    ['a range', 'a fact [API-ADM-008..011]', ['API-ADM-008', 'API-ADM-009', 'API-ADM-010', 'API-ADM-011']],
    ['a range in a list', 'a fact [MSG-09..10, CONST-01]', ['MSG-09', 'MSG-10', 'CONST-01']],
    ['a list without commas', 'a fact [MSG-09..10 CONST-01]', ['MSG-09', 'MSG-10', 'CONST-01']],
    ['the group and the test', 'popup [PUB-GEN-51] closes [PUB-GEN-62]', ['PUB-GEN-51', 'PUB-GEN-62']],
    ['no id', 'refuses [brackets] and arrays[0]', []],
  ])('are read from %s', (_, name, ids) => {
    expect(parseAcceptanceIds(name)).toEqual(ids);
  });
});
