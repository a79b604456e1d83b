import { createFileFixture } from '../create-file-fixture.ts';
import { exampleFiles } from '../fixture.ts';
import { document } from './field.ts';

const { sheet, picture } = exampleFiles;

export const documentFixture = createFileFixture(document(), sheet, sheet, picture);
