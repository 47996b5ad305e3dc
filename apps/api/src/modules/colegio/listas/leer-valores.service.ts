import type { ValoresEnVigor } from '@colega/contract/colegio';
import {
  type ClaveDeLista,
  type ColumnaDeLista,
  columnasDe,
  type FilaDeLista,
  feriadosDe,
  formatCelda,
  LISTAS_DEL_COLEGIO,
  versionVigente,
  vigenciasDe,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { leerListasEnVigor } from '../leer-colegio.service.ts';
import { findOpcionesDeListas } from './listas.repository.ts';

type Renglon = ValoresEnVigor['listas'][number]['renglones'][number];
type Partes = Pick<Renglon, 'que' | 'detalle' | 'cuanto'>;

/** What the college uses inside is no value of reference. */
const PUBLICAS = ['tasas', 'cargos', 'plazos', 'plazos_de_cupones', 'feriados', 'control', 'observaciones'] as const;
type ListaPublica = (typeof PUBLICAS)[number];

type Celda = (columna: string) => string;

const diasDe = (primero: string, ultimo: string): string =>
  primero === ultimo ? `${primero} días` : `${primero} y ${ultimo} días`;

const PARTES: Readonly<Record<ListaPublica, (celda: Celda, fila: FilaDeLista) => Partes>> = {
  tasas: (celda) => ({ que: celda('clave'), detalle: null, cuanto: celda('tasa') }),
  cargos: (celda, { importe = '0' }) => ({
    ...{
      que: celda('concepto'),
      detalle: `Vence el ${celda('vencimiento')} de cada año`,
      cuanto: formatImporte(importe),
    },
  }),
  plazos: (celda, { plazo }) => ({
    ...{
      que: celda('plazo'),
      detalle: null,
      cuanto: `${celda('dias')} ${plazo === 'al_dia' ? 'días' : 'días hábiles'}`,
    },
  }),
  plazos_de_cupones: (celda, { recargo = '0' }) => ({
    que: celda('circuito'),
    detalle:
      Number(recargo) === 0
        ? 'Sin recargo después del primer vencimiento'
        : `Recargo del ${celda('recargo')} después del primer vencimiento`,
    cuanto: diasDe(celda('dias_primer_vencimiento'), celda('dias_ultimo_vencimiento')),
  }),
  feriados: (celda) => ({ que: celda('nombre'), detalle: null, cuanto: celda('fecha') }),
  control: (celda) => ({ que: celda('texto'), detalle: celda('rubros'), cuanto: null }),
  observaciones: (celda) => ({ que: celda('campo'), detalle: celda('texto'), cuanto: null }),
};

const celdasDe =
  (columnas: readonly ColumnaDeLista[], fila: FilaDeLista): Celda =>
  (clave) => {
    const columna = columnas.find((una) => una.clave === clave);
    return columna ? formatCelda(columna, fila[clave] ?? '') : '';
  };

type Version = { lista: ClaveDeLista; vigente_desde: Fecha; filas: readonly FilaDeLista[] };

/** Of holidays, those that come: each from the version that says it. */
const filasDe = (lista: ListaPublica, versiones: readonly Version[], hoy: Fecha) => {
  if (lista === 'feriados')
    return feriadosDe(versiones)
      .filter(({ fecha = '' }) => fecha >= hoy)
      .map((fila) => ({ fila, desde: versionVigente(versiones, fila.fecha ?? hoy)?.vigente_desde ?? hoy }));
  const vigente = versionVigente(versiones, hoy);
  if (!vigente) return [];
  const desdes = vigenciasDe(lista, versiones, vigente);
  return vigente.filas.map((fila, i) => ({ fila, desde: desdes[i] ?? vigente.vigente_desde }));
};

/** What is in force today, as anybody reads it. */
export const leerValoresEnVigor = async (db: Db, hoy: Fecha): Promise<ValoresEnVigor> => {
  const [{ versiones }, opciones] = await Promise.all([leerListasEnVigor(db), findOpcionesDeListas(db)]);
  return {
    listas: PUBLICAS.map((lista) => {
      const columnas = columnasDe(lista, opciones);
      const suyas = versiones.filter((una) => una.lista === lista);
      return {
        ...{ lista, nombre: LISTAS_DEL_COLEGIO[lista].nombre },
        renglones: filasDe(lista, suyas, hoy).map(({ fila, desde }) => ({
          ...PARTES[lista](celdasDe(columnas, fila), fila),
          ...{ norma: fila.norma || null, desde },
        })),
      };
    }),
  };
};
