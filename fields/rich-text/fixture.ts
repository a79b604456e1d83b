import { createTextFixture } from '../create-text-fixture.ts';
import { richText } from './field.ts';

export const richTextFixture = createTextFixture(richText());
