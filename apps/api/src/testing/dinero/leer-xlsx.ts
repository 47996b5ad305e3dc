import { inflateRawSync } from 'node:zlib';

const DIRECTORIO = 0x02014b50;

const abrirZip = (zip: Buffer): Map<string, string> => {
  const entradas = new Map<string, string>();
  for (let i = zip.indexOf('PK\u0001\u0002'); i >= 0 && zip.readUInt32LE(i) === DIRECTORIO; ) {
    const largo = zip.readUInt16LE(i + 28);
    const nombre = zip.toString('utf8', i + 46, i + 46 + largo);
    const local = zip.readUInt32LE(i + 42);
    const desde = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const datos = zip.subarray(desde, desde + zip.readUInt32LE(i + 20));
    entradas.set(nombre, (zip.readUInt16LE(i + 10) === 8 ? inflateRawSync(datos) : datos).toString('utf8'));
    i += 46 + largo + zip.readUInt16LE(i + 30) + zip.readUInt16LE(i + 32);
    if (i + 4 > zip.length) break;
  }
  return entradas;
};

const DE_XML: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

export const leerXlsx = (bytes: Uint8Array): { hoja: string; textos: string[] } => {
  const entradas = abrirZip(Buffer.from(bytes));
  const hoja = [...entradas].find(([nombre]) => nombre.startsWith('xl/worksheets/'))?.[1] ?? '';
  const compartidos = entradas.get('xl/sharedStrings.xml') ?? '';
  const textos = [...(hoja + compartidos).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, texto = '']) =>
    texto.replace(/&\w+;/g, (entidad) => DE_XML[entidad] ?? entidad),
  );
  return { hoja, textos };
};
