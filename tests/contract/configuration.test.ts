import { expect, it } from 'vitest';
import { configurationPage } from '../support/configuration-page.ts';

it('docs/configuration.md is what server/config.ts says', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../docs/configuration.md');
});
