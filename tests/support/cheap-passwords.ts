import { setPasswordCost } from '../../server/accounts/password.ts';

// Most tests open a server, which hashes and compares a password; at full cost that takes longer than many tests. Test
// files about passwords set the full cost again.
setPasswordCost({ N: 2 ** 10, r: 8, p: 1 });
