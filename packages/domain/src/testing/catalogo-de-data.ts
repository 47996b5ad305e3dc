import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogo, construirCatalogo } from '../honorarios/catalogo.ts';
import { type ArchivosDeDatos, datosDeArchivos } from '../honorarios/datos/datos-de-archivos.ts';

const CARPETA = join(import.meta.dirname, '../../../../data');

/** These are the real files of data/, so that the tests prove what the college runs. */
export const archivosDeData = (): ArchivosDeDatos => {
  const rutas = readdirSync(CARPETA, { recursive: true, encoding: 'utf8' });
  const json = rutas.filter((ruta) => ruta.endsWith('.json'));
  return Object.fromEntries(json.map((ruta) => [ruta, JSON.parse(readFileSync(join(CARPETA, ruta), 'utf8'))]));
};

export const catalogoDeData = (cambiar: (datos: Record<string, unknown>) => void = () => {}): Catalogo => {
  const { datos } = datosDeArchivos(archivosDeData());
  cambiar(datos);
  const catalogo = construirCatalogo(datos);
  if (!catalogo.ok) throw new Error(catalogo.problema.map((p) => `${p.ruta}: ${p.motivo}`).join('\n'));
  return catalogo.valor;
};
