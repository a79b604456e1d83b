/** Bounds of what an offer may hold. Money is counted in the smallest unit, quantities in thousandths. */
export const mostItems = 300;
/** 999,999.999 of something. */
export const mostQuantity = 999_999_999;
/** 999,999,999.99 for one of it. */
export const mostPrice = 99_999_999_999;
/** Every sum of an offer is below a million millions: far below what a number holds exactly. */
export const mostMoney = 99_999_999_999_999;
/** A hundred percent, in hundredths of one. */
export const wholeRate = 10_000;
/** Days that an offer may be valid. */
export const mostValidDays = 365;
export const longestLine = 200;
export const longestDetail = 2000;
export const longestText = 8000;
