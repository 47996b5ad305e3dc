import { readdirSync, readFileSync } from 'node:fs';
import { type ArchivosDeDatos, datosDeArchivos } from '@colega/domain/honorarios';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';

export const ARCHIVOS_SUELTOS = [
  'segmentos.json',
  'rubros.json',
  'categorias.json',
  'tareas.json',
  'segmento-tareas.json',
  'tipo-obras.json',
  'estado-obra.json',
];

const deCarpeta = (carpeta: string): string[] =>
  readdirSync(rutaDesdeRaiz('data', carpeta))
    .filter((archivo) => archivo.endsWith('.json'))
    .sort()
    .map((archivo) => `${carpeta}/${archivo}`);

export const archivosDeResoluciones = (): string[] => [...deCarpeta('resoluciones'), ...deCarpeta('tablas')];

const readJson = (ruta: string): [string, unknown] => {
  try {
    return [ruta, JSON.parse(readFileSync(rutaDesdeRaiz('data', ruta), 'utf8'))];
  } catch (error) {
    throw new ErrorDeArranque(`No se puede leer data/${ruta}: ${error instanceof Error ? error.message : error}`);
  }
};

const reunir = (archivos: ArchivosDeDatos): Record<string, unknown> => {
  const { datos, problemas } = datosDeArchivos(archivos);
  const [primero] = problemas;
  if (primero) throw new ErrorDeArranque(`Los archivos de data/ no son válidos: ${primero.ruta}: ${primero.motivo}`);
  return datos;
};

export const leerDatosDeHonorarios = (): Record<string, unknown> => {
  const rutas = [...ARCHIVOS_SUELTOS, ...deCarpeta('formularios')];
  return { ...reunir(Object.fromEntries(rutas.map(readJson))), resoluciones: [] };
};

export const leerResoluciones = (): unknown[] => {
  const { resoluciones } = reunir(Object.fromEntries(archivosDeResoluciones().map(readJson)));
  return Array.isArray(resoluciones) ? resoluciones : [];
};

export const leerTablas = (): ArchivosDeDatos => Object.fromEntries(deCarpeta('tablas').map(readJson));

/** The newest table that came with the program: what rows a tariff has (S-1085). */
export const leerTablaModelo = (): unknown => Object.values(leerTablas()).at(-1) ?? {};
