import { createTextFixture } from '../create-text-fixture.ts';
import { text } from './field.ts';

export const textFixture = createTextFixture(text());
