import { createFileFixture } from '../create-file-fixture.ts';
import { exampleFiles } from '../fixture.ts';
import { video } from './field.ts';

const { film, picture } = exampleFiles;

export const videoFixture = createFileFixture(video(), film, film, picture);
