/** Why a file is no spreadsheet that can be read: how its text is stored, how its cells are parted, or its format. */
export class SpreadsheetFault extends Error {
  readonly reason: 'encoding' | 'shape' | 'empty' | 'workbook';

  constructor(reason: SpreadsheetFault['reason'], options?: ErrorOptions) {
    super(`The file cannot be read: ${reason}`, options);
    this.name = 'SpreadsheetFault';
    this.reason = reason;
  }
}
