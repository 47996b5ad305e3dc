import { diasEntre } from '@colega/domain/fechas';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Celda, EncabezadoDeHoja } from './tabla.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The order of cellXfs in the styles. */
const ESTILO = { comun: 0, titulo: 1, importe: 2, fecha: 3 } as const;
const DIA_CERO = '1899-12-30';

const PARTES: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot say at all is left out. */
const escapar = (texto: string): string =>
  texto
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML has no way to say
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

type Contenido = { atributos: string; dentro: string };
const comoTexto = (valor: string, estilo: number): Contenido => ({
  atributos: `t="inlineStr" s="${estilo}"`,
  dentro: `<is><t xml:space="preserve">${escapar(valor)}</t></is>`,
});
const comoNumero = (valor: string | number, estilo: number): Contenido => ({
  atributos: `s="${estilo}"`,
  dentro: `<v>${valor}</v>`,
});

/** A text is a text whatever it begins with, and an amount keeps its centavos as they are written. */
const contenidoDe = (celda: Celda): Contenido | null => {
  if (celda === null) return null;
  if (celda.tipo === 'texto') return comoTexto(celda.valor, ESTILO.comun);
  if (celda.tipo === 'importe') return comoNumero(celda.valor, ESTILO.importe);
  if (celda.tipo === 'numero') return comoNumero(celda.valor, ESTILO.comun);
  return comoNumero(diasEntre(DIA_CERO, celda.valor), ESTILO.fecha);
};

const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const escribirFila = (numero: number, contenidos: readonly (Contenido | null)[]): string => {
  const celdas = contenidos.map((uno, i) =>
    uno === null ? '' : `<c r="${LETRAS.charAt(i)}${numero}" ${uno.atributos}>${uno.dentro}</c>`,
  );
  return `<row r="${numero}">${celdas.join('')}</row>`;
};

const comienzoDe = ({ titulos, anchos }: EncabezadoDeHoja): string =>
  [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>',
    ...anchos.map((ancho, i) => `<col min="${i + 1}" max="${i + 1}" width="${ancho}" customWidth="1"/>`),
    '</cols><sheetData>',
    escribirFila(
      1,
      titulos.map((titulo) => comoTexto(titulo, ESTILO.titulo)),
    ),
  ].join('');

/**
 * A workbook that is written as its rows come, so that a long one takes no more memory than its bytes: the library that writes the others
 * (libro.ts) needs all of its cells at once, and of a hundred thousand rows that is half a gigabyte. It has 26 columns at most.
 */
export const crearLibroLargo = (encabezado: EncabezadoDeHoja) => {
  const trozos: Uint8Array[] = [];
  const zip = new Zip((error, trozo) => {
    if (error) throw error;
    trozos.push(trozo);
  });
  const libro = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapar(encabezado.nombre)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [nombre, contenido] of [...Object.entries(PARTES), ['xl/workbook.xml', libro] as const]) {
    const parte = new ZipPassThrough(nombre);
    zip.add(parte);
    parte.push(strToU8(XML + contenido), true);
  }
  const hoja = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(hoja);
  hoja.push(strToU8(comienzoDe(encabezado)));
  let ultima = 1;
  return {
    agregar: (filas: readonly Celda[][]): void => {
      const escritas = filas.map((fila) => {
        ultima += 1;
        return escribirFila(ultima, fila.map(contenidoDe));
      });
      hoja.push(strToU8(escritas.join('')));
    },
    terminar: (): Uint8Array => {
      hoja.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
      return Buffer.concat(trozos);
    },
  };
};
