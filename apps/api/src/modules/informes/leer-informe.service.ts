import { type CifrasDeInforme, DEFINICIONES, type FilaDeDetalle, type InformeLeido } from '@colega/contract/informes';
import type { Fecha } from '@colega/domain/fechas';
import { anioAntes, diasDe, mesesDe, sumarMeses, sumarMesesAlDia } from '@colega/domain/informes';
import { nombreDeCampo } from '@colega/domain/legajos';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { nombreDeMedio } from '../referencias/datos/medios-de-pago.ts';
import type { FilaContada } from './condiciones.repository.ts';
import type { PedidoDeInforme } from './filtros-de-informe.ts';
import type { PaginaDeDetalle } from './fuentes/fuente.ts';
import { FUENTES } from './fuentes/fuentes.ts';
import { leerOpcionesDeInformes, nombrarFila } from './opciones.service.ts';

type Momento = { operador: Operador; hoy: Fecha };

const DE_CERO: Readonly<Record<string, string | number | null>> = { numero: 0, importe: '0.00', dias: null };

const sinNada = ({ informe }: PedidoDeInforme): CifrasDeInforme =>
  Object.fromEntries(DEFINICIONES[informe].cifras.map(({ clave, tipo }) => [clave, DE_CERO[tipo] ?? null]));

/** Of a row, what it is called in the year before: a month or a day, twelve months less, and the rest is the same. Null when it has none. */
const claveDeAntes = (por: PedidoDeInforme['por'], clave: string): string | null => {
  if (por === 'mes') return sumarMeses(clave, -12);
  return por === 'dia' ? sumarMesesAlDia(clave, -12) : clave;
};

/** Every month has its row, also without anything; of the rest, what there was in either of the two years. */
const clavesDe = (
  { por, filtros }: PedidoDeInforme,
  ahora: readonly FilaContada[],
  antes: readonly FilaContada[],
): string[] => {
  if (por === 'mes') return mesesDe(filtros);
  const deAhora = ahora.map(({ clave }) => clave);
  if (por === 'dia') {
    const deEsteAnio = antes.map(({ clave }) => sumarMesesAlDia(clave, 12)).filter((clave) => clave !== null);
    return [...new Set([...deAhora, ...deEsteAnio])].sort();
  }
  return [...deAhora, ...antes.map(({ clave }) => clave).filter((clave) => !deAhora.includes(clave))];
};

type Contado = Awaited<ReturnType<(typeof FUENTES)['legajos']['contar']>>;

/** What nobody counted of the whole is not zero of a part. */
const sinLoQueNoSeSabe = (vacia: CifrasDeInforme, total: CifrasDeInforme): CifrasDeInforme =>
  Object.fromEntries(Object.entries(vacia).map(([clave, cifra]) => [clave, total[clave] === null ? null : cifra]));

/** Both years are of one moment. Throws what reading throws. */
export const leerInforme = async (
  db: Db,
  pedido: PedidoDeInforme,
  { operador, hoy }: Momento,
): Promise<InformeLeido> => {
  const { informe, por, filtros } = pedido;
  const fuente = FUENTES[informe];
  const deAntes = anioAntes(filtros);
  const vacia = sinNada(pedido);
  const ahora = await fuente.contar(db, filtros, por, hoy);
  const diaDeAntes = filtros.dia === undefined ? undefined : claveDeAntes('dia', String(filtros.dia));
  const antes =
    diaDeAntes === null
      ? { filas: [], total: vacia }
      : await fuente.contar(db, { ...filtros, ...deAntes, ...(diaDeAntes && { dia: diaDeAntes }) }, por, hoy);
  const opciones = await leerOpcionesDeInformes(db, operador);
  const cifrasDe = ({ filas, total }: Contado, clave: string | null) =>
    filas.find((fila) => fila.clave === clave)?.cifras ?? sinLoQueNoSeSabe(vacia, total);
  return {
    ...{ informe, por, periodo: { desde: filtros.desde, hasta: filtros.hasta }, antes: deAntes },
    en_curso: diasDe(filtros).ultimo >= hoy,
    filas: clavesDe(pedido, ahora.filas, antes.filas).map((clave) => ({
      ...{ clave, nombre: nombrarFila(por, clave, opciones), cifras: cifrasDe(ahora, clave) },
      antes: cifrasDe(antes, claveDeAntes(por, clave)),
    })),
    total: { cifras: ahora.total, antes: antes.total },
    ...{ abiertos: null, contado: null },
    ...(await fuente.ademas?.(db, filtros, hoy)),
  };
};

const ESTADOS_DE_OBSERVACION: Readonly<Record<string, string>> = {
  ...{ abierta: 'Sin responder', respondida: 'Respondida', aceptada: 'Aceptada', retirada: 'Retirada' },
};
const CONCEPTOS: Readonly<Record<string, string>> = {
  ...{ cobro: 'Cobro', reversion: 'Reversión', devolucion: 'Devolución', sin_identificar: 'Sin identificar' },
  ...{ reclasificacion: 'Reclasificación', importacion: 'De un sistema anterior' },
};

type EnPalabras = Readonly<Record<string, (valor: FilaDeDetalle['celdas'][string]) => string | null>>;

const enPalabras =
  (nombrar: (clave: string) => string) =>
  (valor: FilaDeDetalle['celdas'][string]): string | null =>
    typeof valor === 'string' && valor !== '' ? nombrar(valor) : null;

/** What is kept as a key is read as a name. */
const EN_PALABRAS: Readonly<Record<string, EnPalabras>> = {
  observaciones: {
    campo: (valor) => enPalabras((clave) => nombreDeCampo(clave) ?? clave)(valor) ?? 'Todo el legajo',
    estado: enPalabras((clave) => ESTADOS_DE_OBSERVACION[clave] ?? clave),
  },
  recaudacion: {
    concepto: enPalabras((clave) => CONCEPTOS[clave] ?? clave.replaceAll('_', ' ')),
    medio: enPalabras(nombreDeMedio),
  },
};

/** Throws what reading throws. */
export const leerDetalle = async (
  db: Db,
  { informe, filtros }: PedidoDeInforme,
  { operador, pagina }: { operador: Operador; pagina: PaginaDeDetalle },
): Promise<FilaDeDetalle[]> => {
  const filas = await FUENTES[informe].detallar(db, filtros, pagina);
  const opciones = informe === 'recaudacion' ? await leerOpcionesDeInformes(db, operador) : null;
  const palabras: EnPalabras = {
    ...EN_PALABRAS[informe],
    ...(opciones && {
      circuito: enPalabras((clave) => nombrarFila('circuito', clave, opciones)),
      banco: enPalabras((clave) => nombrarFila('banco', clave, opciones)),
    }),
  };
  return filas.map((fila) => ({
    ...fila,
    celdas: Object.fromEntries(
      Object.entries(fila.celdas).map(([clave, valor]) => [
        clave,
        palabras[clave]?.(valor) ?? (clave in palabras ? null : valor),
      ]),
    ),
  }));
};

export const contarDetalle = (db: Db, { informe, filtros }: PedidoDeInforme, maximo: number): Promise<number> =>
  FUENTES[informe].contarDetalle(db, filtros, maximo);
