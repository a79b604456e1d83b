import { describe, expect, it } from 'vitest';
import { parseTree } from '../rich-text/html/parse-tree.ts';
import { readBlock } from './clipboard.ts';

const parseHtml = (html: string) => parseTree(html).tree;

const spreadsheet = (rows: string) =>
  `<meta charset="utf-8"><google-sheets-html-origin><table data-sheets-root="1"><tbody>${rows}</tbody></table></google-sheets-html-origin>`;
const blockOf = (html: string, text = '') => readBlock({ html, text }, parseHtml);
const cellsOf = (html: string, text = '') => blockOf(html, text)?.cells ?? null;
const textCells = (text: string) => readBlock({ html: '', text })?.cells ?? null;

describe('cells that are copied elsewhere', () => {
  it.each([
    [
      'rowspan',
      '<tr><td rowspan="2">Power</td><td>350</td><td>W/m²</td></tr><tr><td>120</td><td>W/m² average</td></tr>',
      [
        ['Power', '350', 'W/m²'],
        ['', '120', 'W/m² average'],
      ],
    ],
    [
      'rowspan in the middle',
      '<tr><td>A</td><td rowspan=2>1</td><td>mm</td></tr><tr><td>B</td><td>cm</td></tr>',
      [
        ['A', '1', 'mm'],
        ['B', '', 'cm'],
      ],
    ],
    [
      'rowspan 0, to the end of its section',
      '<tr><td rowspan=0>A</td><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr>',
      [
        ['A', '1'],
        ['', '2'],
        ['', '3'],
      ],
    ],
    [
      'rowspan longer than the table',
      '<tr><td rowspan=9>A</td><td>1</td></tr><tr><td>2</td></tr>',
      [
        ['A', '1'],
        ['', '2'],
      ],
    ],
    [
      'colspan',
      '<tr><td colspan="2">Size</td><td>mm</td></tr><tr><td>W</td><td>1</td><td>mm</td></tr>',
      [
        ['Size', '', 'mm'],
        ['W', '1', 'mm'],
      ],
    ],
    [
      'both at once',
      '<tr><td rowspan=2 colspan=2>A</td><td>1</td></tr><tr><td>2</td></tr><tr><td>B</td><td>C</td><td>3</td></tr>',
      [
        ['A', '', '1'],
        ['', '', '2'],
        ['B', 'C', '3'],
      ],
    ],
  ])('stay in their column with a %s', (_name, rows, cells) => {
    expect(cellsOf(spreadsheet(rows))).toEqual(cells);
  });

  it.each([
    ['H 160°<br/>V 140°', 'H 160° · V 140°'],
    ['<p class=MsoNormal>H 160°</p><p class=MsoNormal>V 140°</p>', 'H 160° · V 140°'],
    ['<div>IP65 front</div><div>IP54 rear</div>', 'IP65 front · IP54 rear'],
    ['<ul><li>HDMI</li><li>DVI</li></ul>', 'HDMI · DVI'],
    ['IP65 <b>front</b><br><br>IP54', 'IP65 front · IP54'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a · b'],
    ['two\n   words&nbsp;here', 'two words here'],
    ['kept<del>deleted</del><span style="display:none">hidden</span>', 'kept'],
    ['<pre>IP65\nfront</pre>', 'IP65 front'],
    ['cd/m<sup>2</sup>, CO<sub>2</sub>, 10<sup>-3</sup>', 'cd/m², CO₂, 10⁻³'],
    ['x<sup>th</sup>', 'xth'],
    [
      '<p class=MsoListParagraph><span style="mso-list:Ignore">·<span>&nbsp; </span></span>HDMI</p><p><span style="mso-list:Ignore">o</span>DVI</p>',
      'HDMI · DVI',
    ],
    [
      '<p><span style="mso-list:Ignore">1.</span> Front</p><p><span style="mso-list:Ignore">2.</span> Rear</p>',
      '1. Front · 2. Rear',
    ],
    ['a<br><!-- b --><script>c()</script>d', 'a · d'],
  ])('keep the lines of %s apart', (inner, cell) => {
    expect(cellsOf(spreadsheet(`<tr><td>Angle</td><td>${inner}</td><td>deg</td></tr>`))).toEqual([
      ['Angle', cell, 'deg'],
    ]);
  });

  it('of a Word table with a merged head keep their columns', () => {
    const html =
      '<html><body><!--StartFragment--><table><thead><tr><td rowspan=2><p><b>Model</b></p></td><td colspan=2><p><b>Size</b></p></td></tr><tr><td><p>W</p></td><td><p>H</p></td></tr></thead><tr><td><p>A</p></td><td><p>1</p></td><td><p>2</p></td></tr></table><!--EndFragment--></body></html>';
    expect(cellsOf(html)).toEqual([
      ['Model', 'Size', ''],
      ['', 'W', 'H'],
      ['A', '1', '2'],
    ]);
  });

  it('of rows and columns that are hidden are none, as a browser shows them', () => {
    expect(
      cellsOf(
        '<table><tr style="display:none"><td>Old</td><td>1</td></tr><tr><td>A</td><td style="display: none">x</td><td>2</td></tr><tr height=0 style="display:none"><td width=64></td><td width=64></td><td width=64></td></tr></table>',
      ),
    ).toEqual([['A', '2']]);
  });

  it.each([
    ['<span class=msoDel><del>900</del></span><ins>1200</ins>', '1200'],
    ['1200<a style="mso-comment-reference:C_1" class=msocomanchor href="#_msocom_1">[C1]</a>', '1200'],
    ['<span style="mso-hide:all">margin 40%</span>1200', '1200'],
    ['10<span style="vertical-align:super">6</span>', '10⁶'],
    ['Wameed<span style="mso-list:Ignore">ü</span>', 'Wameed'],
  ])('hold of %s what the program showed', (inner, cell) => {
    expect(cellsOf(spreadsheet(`<tr><td>A</td><td>${inner}</td></tr>`))).toEqual([['A', cell]]);
  });

  it('of rows that a style of the same clipboard hides are none', () => {
    const html =
      '<html><head><style><!-- .hid {display:none} --></style></head><body><table><tr><td>A</td><td>1</td></tr><tr class=hid><td>B</td><td>2</td></tr></table></body></html>';
    expect(cellsOf(html)).toEqual([['A', '1']]);
  });

  it('are in tables written in capitals, too, as old word processors write them', () => {
    expect(cellsOf('<TABLE BORDER=1><TR><TD ROWSPAN=2>A</TD><TD>1</TD></TR><TR><TD>2</TD></TR></TABLE>')).toEqual([
      ['A', '1'],
      ['', '2'],
    ]);
  });

  it.each([
    ['<p>Before</p><table><tr><td>A<td>1</table><p>behind</p>', 'Before · behind'],
    ['<table><caption>Data of P2.5</caption><tr><td>A<td>1</table>', 'Data of P2.5'],
    [
      '<html><head><title>Book1</title><style>td{}</style></head><body><!--StartFragment--><table><tr><td>A<td>1</table>',
      '',
    ],
    ['<div>one <div style="display:none">two</div><table><tr><td>A<td>1</table>three</div>', 'one · three'],
    [spreadsheet('<tr><td>A<td>1'), ''],
  ])('of %s are separate from the text beside them', (html, outside) => {
    expect(blockOf(html)).toMatchObject({ cells: [['A', '1']], outside });
  });

  it('of several tables all count', () => {
    expect(cellsOf('<table><tr><td>A<td>1</table><p>and</p><table><tr><td>B<td>2</table>')).toEqual([
      ['A', '1'],
      ['B', '2'],
    ]);
  });

  it.each([
    ['Pitch\t1.9\tmm\t\nWeight\t8\tkg\t\n', 3],
    ['Pitch\t1.9\tmm\t\t\t\nWeight\t8\tkg\n', 3],
    ['Pitch\t1.9\tmm\t \t\u00a0\r\nWeight\t8\tkg\r\n', 3],
    ['Pitch\t1.9\t\nWeight\t8\t\n', 2],
    ['Pitch\t\t\nWeight\t8\t\n', 2],
  ])('in %j have no columns behind the last that says something', (text, width) => {
    expect(textCells(text)?.map((row) => row.length)).toEqual([width, width]);
  });

  it('with several lines between quotes are one cell, also when it is alone', () => {
    expect(textCells('"H 160°\nV 140°"\tdeg')).toEqual([['H 160° · V 140°', 'deg']]);
    expect(textCells('"H 160°\r\nV 140°"')).toEqual([['H 160° · V 140°']]);
    expect(textCells('Weight\t')).toEqual([['Weight']]);
    expect(textCells('Weight\r\n')).toBeNull();
  });
});
