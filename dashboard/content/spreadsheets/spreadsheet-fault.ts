/** Why a file cannot be read as a spreadsheet: encoding, delimiters or format. */
export class SpreadsheetFault extends Error {
  readonly reason: 'encoding' | 'shape' | 'empty' | 'workbook';

  constructor(reason: SpreadsheetFault['reason'], options?: ErrorOptions) {
    super(`The file cannot be read: ${reason}`, options);
    this.name = 'SpreadsheetFault';
    this.reason = reason;
  }
}
