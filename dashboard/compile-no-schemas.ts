import * as z from 'zod/mini';

// The page's content security policy forbids `eval`, and an attempt would be reported as an attack.
z.config({ jitless: true });
