import { createFileFixture } from '../create-file-fixture.ts';
import { exampleFiles } from '../fixture.ts';
import { model } from './field.ts';

const { body, picture } = exampleFiles;

export const modelFixture = createFileFixture(model(), body, body, picture);
