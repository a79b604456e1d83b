import { setPasswordCost } from '../../server/accounts/password.ts';

// Most tests open a server, which hashes a password and compares it; that took longer than many of them. What is about
// passwords sets the full cost again, for its file.
setPasswordCost({ N: 2 ** 10, r: 8, p: 1 });
