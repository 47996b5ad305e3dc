import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogo, construirCatalogo } from '../honorarios/catalogo.ts';
import { type ArchivosDeDatos, datosDeArchivos } from '../honorarios/datos/datos-de-archivos.ts';
import type { DatosDelCatalogo } from '../honorarios/datos/datos-del-catalogo.ts';
import type { ResolucionEnUso } from '../honorarios/resolucion-en-uso.ts';
import { archivosDeData } from './catalogo-de-data.ts';

const CARPETA = join(import.meta.dirname, 'tarifario');

/** Three frozen resoluciones and two tables: those that the college publishes would change what the tests expect. */
export const archivosDelTarifario = (): ArchivosDeDatos =>
  Object.fromEntries(
    readdirSync(CARPETA, { recursive: true, encoding: 'utf8' })
      .filter((ruta) => ruta.endsWith('.json'))
      .map((ruta) => [ruta, JSON.parse(readFileSync(join(CARPETA, ruta), 'utf8'))]),
  );

const DE_TARIFAS = /^(resoluciones|tablas)\//;
const sinTarifas = (archivos: ArchivosDeDatos): ArchivosDeDatos =>
  Object.fromEntries(Object.entries(archivos).filter(([ruta]) => !DE_TARIFAS.test(ruta)));

/** A task that the college adds later has no figures here. */
const conCifras = (datos: DatosDelCatalogo, { calcular, cifras, tiposDeObra }: ResolucionEnUso): DatosDelCatalogo => ({
  ...datos,
  segmento_tareas: datos.segmento_tareas.filter((t) => calcular.has(t.id)),
  categorias: datos.categorias.filter(
    (c) => c.general || cifras.factores_categoria.valores.get(c.segmento.key)?.has(c.key),
  ),
  tipo_obras: [{ titulo: '', items: [...tiposDeObra] }],
});

export const catalogoDelTarifario = (cambiar: (datos: Record<string, unknown>) => void = () => {}): Catalogo => {
  const { datos } = datosDeArchivos({ ...sinTarifas(archivosDeData()), ...archivosDelTarifario() });
  cambiar(datos);
  const construido = construirCatalogo(datos);
  if (!construido.ok) throw new Error(construido.problema.map((p) => `${p.ruta}: ${p.motivo}`).join('\n'));
  const catalogo = construido.valor;
  const ultima = catalogo.resoluciones.at(-1);
  if (!ultima) throw new Error('There is no tariff in the book of the tests');
  return {
    ...catalogo,
    datos: conCifras(catalogo.datos, ultima),
    tareas: new Map([...catalogo.tareas].filter(([id]) => ultima.calcular.has(id))),
  };
};
