import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { armarLibro } from '../exportar/libro.ts';
import { leerPlanilla } from './leer-planilla.ts';

const latin1 = (texto: string): Uint8Array => Buffer.from(texto, 'latin1');

const LIBRO = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><workbookPr/><sheets><sheet name="Padrón" r:id="rId1"/><sheet name="Oculta" state="hidden" r:id="rId2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00"/><numFmt numFmtId="166" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="166"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml': '<sst><si><r><t>Ape</t></r><r><t>llido</t></r></si><si><t>Núñez &amp; Díaz</t></si></sst>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Alta</t></is></c></row>' +
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="2"><f>1+1</f><v>1234.56</v></c><c r="C3" s="1"><v>45292</v></c><c r="D3" t="b"><v>1</v></c><c r="E3" s="3"><v>61.5</v></c></row>' +
    '<row r="4"><c r="A4"/></row><row r="5"><c r="A5" s="4"><v>0.375</v></c><c r="B5" s="5"><v>0.07</v></c><c r="C5"><v>1234.5600000000002</v></c></row></sheetData></worksheet>',
};
const armarZip = (partes: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(partes).map(([nombre, texto]) => [nombre, strToU8(texto)])));

describe('un libro', () => {
  test('da sus textos, números, porcentajes y días, en la fila y la columna en que están', async () => {
    expect(await leerPlanilla(armarZip(LIBRO), 'padron.xlsx')).toEqual({
      ok: true,
      valor: [
        {
          nombre: 'Padrón',
          filas: [
            { numero: 1, celdas: ['Apellido', null, 'Alta'] },
            { numero: 3, celdas: ['Núñez & Díaz', 1234.56, '2024-01-01', 'SÍ', '1900-03-01'] },
            { numero: 5, celdas: ['37,5 %', '7 %', 1234.56] },
          ],
        },
      ],
    });
  });

  test('lee lo que la mesa exporta', async () => {
    const bytes = await armarLibro({
      nombre: 'Cupones',
      titulos: ['Número', 'Importe', 'Fecha'],
      anchos: [10, 10, 10],
      filas: [
        [
          { tipo: 'texto', valor: '=1+1' },
          { tipo: 'importe', valor: '1234567.89' },
          { tipo: 'fecha', valor: '2026-02-28' },
        ],
      ],
    });
    const leido = await leerPlanilla(bytes, 'cupones.xlsx');
    expect(leido.ok && leido.valor[0]?.filas[1]?.celdas).toEqual(['=1+1', 1234567.89, '2026-02-28']);
  });

  test.each([
    ['planilla_ilegible', 'x.xlsx', armarZip({ 'otra.txt': 'nada' })],
    ['planilla_ilegible', 'x.xlsx', armarZip({ ...LIBRO, 'xl/worksheets/sheet1.xml': '<worksheet><row>' })],
    ['planilla_ilegible', 'x.xlsx', armarZip(LIBRO).subarray(0, 200)],
    ['planilla_antigua', 'x.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
    ['planilla_con_clave', 'x.xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
    ['planilla_vacia', 'x.csv', latin1('\r\n;;\r\n')],
    ['planilla_ilegible', 'x.csv', Uint8Array.of(65, 0, 66, 0)],
  ])('rechaza con %s lo que no puede leer de %s', async (codigo, archivo, bytes) => {
    expect(await leerPlanilla(bytes, archivo)).toEqual({ ok: false, problema: codigo });
  });
});

describe('un CSV', () => {
  const filas = [
    { numero: 1, celdas: ['Apellido', 'Calle'] },
    { numero: 2, celdas: ['Núñez', 'Mitre; 3'] },
    { numero: 4, celdas: ['Paz', null] },
  ];

  test.each([
    ['UTF-8 con marca y punto y coma', Buffer.from('\ufeffApellido;Calle\r\nNúñez;"Mitre; 3"\r\n;\r\nPaz;\r\n')],
    ['Latin-1', latin1('Apellido;Calle\r\nNúñez;"Mitre; 3"\r\n\r\nPaz;')],
    ['coma', Buffer.from('Apellido,Calle\nNúñez,Mitre; 3\n,\nPaz,')],
    ['tabuladores en UTF-16', Buffer.from('\ufeffApellido\tCalle\r\nNúñez\tMitre; 3\r\n\t\r\nPaz\t', 'utf16le')],
  ])('en %s', async (_nombre, bytes) => {
    expect(await leerPlanilla(bytes, 'carpeta/Personas 2026.csv')).toEqual({
      ok: true,
      valor: [{ nombre: 'Personas 2026', filas }],
    });
  });
});
