import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { leerFormatosDeCelda } from './formatos-de-celda.ts';
import { type HojaLeida, MAXIMO_DE_LA_PLANILLA, PlanillaRechazada } from './hoja.ts';
import { leerHoja, leerTextos } from './leer-hoja.ts';
import { recorrerXml } from './xml.ts';

const crearAbridor =
  (zip: Uint8Array) =>
  (parte: string): Uint8Array | null => {
    const contenido = unzipSync(zip, {
      filter({ name, originalSize }) {
        if (name !== parte) return false;
        if (originalSize > MAXIMO_DE_LA_PLANILLA.bytesPorParte) throw new PlanillaRechazada('planilla_muy_grande');
        return true;
      },
    });
    return contenido[parte] ?? null;
  };

type Indice = { hojas: { nombre: string; parte: string }[]; desde1904: boolean };

const leerIndice = async (abrir: (parte: string) => Uint8Array | null): Promise<Indice> => {
  const libro = abrir('xl/workbook.xml');
  const enlaces = abrir('xl/_rels/workbook.xml.rels');
  if (!libro || !enlaces) throw new PlanillaRechazada('planilla_ilegible');
  const partes = new Map<string, string>();
  await recorrerXml(enlaces, {
    abrir(nombre, { Id, Target }) {
      if (nombre !== 'Relationship' || !Id || !Target) return;
      partes.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target));
    },
  });
  const indice: Indice = { hojas: [], desde1904: false };
  await recorrerXml(libro, {
    abrir(nombre, atributos) {
      if (nombre === 'workbookPr') indice.desde1904 = ['1', 'true'].includes(atributos.date1904 ?? '');
      if (nombre !== 'sheet' || (atributos.state ?? 'visible') !== 'visible') return;
      const parte = partes.get(atributos['r:id'] ?? '');
      if (parte) indice.hojas.push({ nombre: atributos.name ?? '', parte });
    },
  });
  if (indice.hojas.length > MAXIMO_DE_LA_PLANILLA.hojas) throw new PlanillaRechazada('planilla_muy_grande');
  return indice;
};

/** The sheets of an XLSX that are seen, in their order. Throws what is not one. */
export const leerLibro = async (zip: Uint8Array): Promise<HojaLeida[]> => {
  const abrir = crearAbridor(zip);
  const { hojas, desde1904 } = await leerIndice(abrir);
  const libro = {
    desde1904,
    textos: await leerTextos(abrir('xl/sharedStrings.xml')),
    formatos: await leerFormatosDeCelda(abrir('xl/styles.xml')),
  };
  const leidas: HojaLeida[] = [];
  for (const { nombre, parte } of hojas) {
    const bytes = abrir(parte);
    if (bytes) leidas.push({ nombre, filas: await leerHoja(bytes, libro) });
  }
  return leidas;
};
