import { createFileFixture } from '../create-file-fixture.ts';
import { exampleFiles } from '../fixture.ts';
import { media } from './field.ts';

const { film, picture, sheet } = exampleFiles;

export const mediaFixture = createFileFixture(media(), picture, film, sheet);
