import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadDashboardMessages } from '../../../language/dashboard-messages.ts';
import { holdsWords } from '../../../language/holds-words.ts';
import { languages } from '../../../language/languages.ts';
import { placesOf } from './places.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each(languages)('the places of the palette (%s)', (language) => {
  const places = async () => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    return placesOf(await loadDashboardMessages(language));
  };

  it('are listed once each', async () => {
    const destinations = (await places()).map(({ destination }) => JSON.stringify(destination));
    expect(destinations.filter((each, index) => destinations.indexOf(each) !== index)).toEqual([]);
  });

  it('are found by both names of what they list, and by no other’s', async () => {
    const found = (words: string, all: Awaited<ReturnType<typeof places>>) =>
      all.filter(({ names }) => holdsWords(words)(names)).map(({ destination }) => destination);
    for (const words of ['LED cabinets', 'كبائن LED'])
      expect(found(words, await places())).toEqual([{ to: '/cabinets' }, { to: '/cabinets?add' }]);
    expect(found('no such place', await places())).toEqual([]);
  });
});
