import { readdirSync, readFileSync } from 'node:fs';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { rutaDesdeRaiz } from '../../raiz.ts';

type ArchivoDeResolucion = {
  id: number;
  nombre: string;
  tabla: string;
  honorario_minimo: string;
  vigente_desde: Fecha;
  vigente_hasta: Fecha | null;
};

const MEDIO_ANIO = 182;

/** The last tariff of data/, and one with the same figures that would follow it half a year later. */
export const leerUltimaResolucion = () => {
  const archivos = readdirSync(rutaDesdeRaiz('data/resoluciones')).map(
    (archivo): ArchivoDeResolucion => JSON.parse(readFileSync(rutaDesdeRaiz('data/resoluciones', archivo), 'utf8')),
  );
  const ultima = archivos.reduce((a, b) => (a.vigente_desde < b.vigente_desde ? b : a));
  const vigente_desde = sumarDias(ultima.vigente_desde, MEDIO_ANIO);
  const siguiente = { ...ultima, id: 900, nombre: 'Resolución de prueba', vigente_desde, vigente_hasta: null };
  return { ultima, siguiente, vispera: sumarDias(vigente_desde, -1) };
};
