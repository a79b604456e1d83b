/** Limits of a quotation. Money is in the smallest unit, quantities in thousandths. */
export const mostItems = 300;
/** 999,999.999 pieces. */
export const mostQuantity = 999_999_999;
/** 999,999,999.99 apiece. */
export const mostPrice = 99_999_999_999;
/** All sums of a quotation are below a trillion, far below the largest exact integer. */
export const mostMoney = 99_999_999_999_999;
/** 100 percent, in hundredths of a percent. */
export const wholeRate = 10_000;
/** Maximum validity in days. */
export const mostValidDays = 365;
export const longestLine = 200;
export const longestDetail = 2000;
export const longestText = 8000;
