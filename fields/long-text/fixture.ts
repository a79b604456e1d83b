import { createTextFixture } from '../create-text-fixture.ts';
import { longText } from './field.ts';

export const longTextFixture = createTextFixture(longText());
