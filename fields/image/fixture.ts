import { createFileFixture } from '../create-file-fixture.ts';
import { exampleFiles } from '../fixture.ts';
import { image } from './field.ts';

const { picture, otherPicture, film } = exampleFiles;

export const imageFixture = createFileFixture(image(), picture, otherPicture, film);
