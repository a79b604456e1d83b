import * as z from 'zod/mini';

// The policy of the page allows no programs made of texts, and trying to make one would be reported as an attack.
z.config({ jitless: true });
