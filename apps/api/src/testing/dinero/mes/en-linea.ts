import { setTimeout as esperar } from 'node:timers/promises';
import { rutasDeIntencion } from '@colega/contract/dinero';
import { devolverPagos } from '../../../modules/dinero/devoluciones/devolver-pagos.service.ts';
import { barrerIntenciones } from '../../../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { aLaVez } from './a-la-vez.ts';
import { enElDia } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import {
  FALLAS_DE_PAGINA,
  type MesEscrito,
  PARTE_CON_FALLA,
  type PaginaDelMes,
  type PagoEnLinea,
} from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const PARTE_QUE_VUELVE = 0.1;
const DE_MAS = 50_000;
const DE_MENOS = 40_000;

/** The first two of each page go back, each its way. */
export const escribirEnLinea = (
  pluma: PlumaDelMes,
  medio: PaginaDelMes,
  { dia, vez }: { dia: number; vez: number },
) => {
  const vuelve = pluma.azar.pasa(PARTE_QUE_VUELVE);
  const como = pluma.azar.unoDe(['reembolso', 'contracargo'] as const);
  const luego = (['reembolso', 'contracargo'] as const)[vez] ?? (vuelve ? como : null);
  const cupon = pluma.cupon(dia);
  return { cupon, medio, cobrado: cupon.importe, luego, falla: null } satisfies PagoEnLinea;
};

/** Each kind in 2 % of them, one at least. SIRO sends no notices. */
export const sembrarEnPaginas = ({ azar }: PlumaDelMes, { enLinea }: MesEscrito): void => {
  const sanos = () => enLinea.filter(({ luego, falla }) => luego === null && falla === null);
  const porFalla = enLinea.length * PARTE_CON_FALLA;
  for (const falla of FALLAS_DE_PAGINA) {
    const pueden = sanos().filter(({ medio }) => medio !== 'online' || !falla.startsWith('aviso'));
    for (const pago of azar.partes(pueden, porFalla / Math.max(1, pueden.length))) {
      pago.falla = falla;
      if (falla === 'aviso_falso') pago.cobrado = 0;
      if (falla === 'cobrado_de_menos') pago.cobrado -= DE_MENOS;
      if (falla === 'cobrado_de_mas') pago.cobrado += DE_MAS;
    }
  }
};

const AVISOS: Partial<Record<NonNullable<PagoEnLinea['falla']>, string>> = {
  ...{ aviso_doble: 'doble', aviso_perdido: 'ninguno', aviso_desordenado: 'desordenado', aviso_falso: 'falso' },
};
/** By the other page, when a coupon is paid twice. */
const OTRO: Readonly<Record<PaginaDelMes, PaginaDelMes>> = {
  online: 'sipago',
  sipago: 'net_pagos',
  net_pagos: 'sipago',
};

const abrir = async (obra: ObraDelMes, indice: number, medio: PaginaDelMes): Promise<string> =>
  String((await obra.pedirComoTecnico(indice, rutasDeIntencion[medio].path)).urlRedirect);

type Pagada = { indice: number; url: string };

const actuarEnSuPagina = async (
  { sandbox }: ObraDelMes,
  url: string,
  { accion, ...opciones }: { accion: string; aviso: string; cobrado?: string },
): Promise<string | null> => {
  const { hecho, vuelta } = await sandbox.actuar(url, accion, opciones);
  if (!hecho) throw new Error(`${url} no pudo ${accion}`);
  return vuelta;
};

/** On its page: its provider's notice, or the browser that comes back, says that there is something to ask. */
const pagar = async (obra: ObraDelMes, { cupon, medio, cobrado, falla }: PagoEnLinea): Promise<Pagada> => {
  const { indice } = cupon;
  const url = await abrir(obra, indice, medio);
  const otra = falla === 'pagado_dos_veces' ? await abrir(obra, indice, OTRO[medio]) : null;
  const aviso = (falla && AVISOS[falla]) ?? 'normal';
  if (cobrado === 0) await actuarEnSuPagina(obra, url, { accion: 'abandonar', aviso });
  else {
    if (falla === 'rechazado_antes') await actuarEnSuPagina(obra, url, { accion: 'rechazar', aviso: 'ninguno' });
    // Once the portal knows of one it closes the other, where its provider can: it was paid by then.
    if (otra) await actuarEnSuPagina(obra, otra, { accion: 'aprobar', aviso: 'ninguno' });
    const pesos = enPesos(cobrado).replace('.', ',');
    const vuelta = await actuarEnSuPagina(obra, url, { accion: 'aprobar', aviso, cobrado: pesos });
    // SIRO's payers come back, or nobody knows until its result is asked for.
    if (vuelta && medio === 'online' && indice % 2 === 0) await fetch(vuelta, { redirect: 'manual' });
    if (otra) await actuarEnSuPagina(obra, otra, { accion: 'avisar', aviso });
  }
  return { indice, url };
};

const asentar = ({ libro }: ObraDelMes, { cupon, medio, cobrado, falla }: PagoEnLinea): void => {
  const { dia, importe } = cupon;
  if (cobrado > 0) {
    const deMas = Math.max(0, cobrado - importe);
    libro.mover(dia, { [`recaudado.${medio}`]: cobrado, deudores: deMas - cobrado, creditos: -deMas });
  }
  if (falla === 'pagado_dos_veces') libro.mover(dia, { [`recaudado.${OTRO[medio]}`]: importe, creditos: -importe });
};

/** What its provider took of each coupon by that way, whatever its page did. */
export const cobradoPorPagina = ({ cupon, medio, cobrado, falla }: PagoEnLinea) => [
  ...(cobrado > 0 ? [{ medio, importe: cobrado }] : []),
  ...(falla === 'pagado_dos_veces' ? [{ medio: OTRO[medio], importe: cupon.importe }] : []),
];

const ESPERA_DE_AVISOS_MS = 50;
const avisosEntregados = async ({ sandbox }: ObraDelMes): Promise<void> => {
  while ((await sandbox.estado()).avisos.some(({ estado }) => estado === 'pendiente'))
    await esperar(ESPERA_DE_AVISOS_MS);
};

const UN_RATO_MS = 20 * 60_000;
const RATOS = 12;
const RATOS_HASTA_RECLAMAR = 4;
/** As the portal asks by itself, until it knows all that happened: a call that failed is made again some minutes later. */
const barrerHasta = async (
  obra: ObraDelMes,
  callan: () => Promise<string[]>,
  reclamar: () => Promise<void>,
): Promise<void> => {
  let callados: string[] = [];
  for (let rato = 0; rato < RATOS; rato++) {
    await devolverPagos(obra.deps);
    await barrerIntenciones(obra.deps, { todas: true });
    callados = await callan();
    if (callados.length === 0) return;
    if (rato === RATOS_HASTA_RECLAMAR) await reclamar();
    await obra.esperarUnRato(UN_RATO_MS);
  }
  throw new Error(`Después de preguntar ${RATOS} veces, el portal no supo de: ${callados.join('; ')}`);
};

/** On the day after: the college asks its provider to give it back, its provider does so by itself, or its holder refused it. */
const volver = async (obra: ObraDelMes, dia: number, pago: PagoEnLinea, urls: ReadonlyMap<number, string>) => {
  const { libro, sandbox } = obra;
  const { cupon, medio, cobrado, luego } = pago;
  if (luego === 'reembolso' && medio !== 'online') {
    const operacion_id = await obra.operacionDe(cupon.indice);
    const pedido = { por: 'proveedor', motivo: 'A su pedido' };
    await obra.pedirEnElColegio(`/colegio/pagos/${operacion_id}/devoluciones`, pedido);
  } else await sandbox.actuar(urls.get(cupon.indice) ?? '', luego === 'reembolso' ? 'reembolsar' : 'contracargar');
  libro.mover(dia, { emitido: cobrado, [`recaudado.${medio}`]: -cobrado });
};

/** How many of its coupon are known, of each. */
const contarConocidos = async (
  { s, emitido }: ObraDelMes,
  { cupon }: PagoEnLinea,
): Promise<{ operaciones: number; reversiones: number }> => {
  const suyas = s.db
    .selectFrom('operaciones_pago as p')
    .leftJoin('reversiones as r', 'r.operacion_id', 'p.id')
    .select(['p.id', 'r.id as reversion_id'])
    .where('p.orden_id', '=', emitido(cupon.indice).orden);
  const filas = await suyas.execute();
  const reversiones = filas.filter(({ reversion_id }) => reversion_id !== null).length;
  return { operaciones: new Set(filas.map(({ id }) => id)).size, reversiones };
};

/** What was paid, or went back, and the portal does not know yet. */
const listarCallados = async (obra: ObraDelMes, deHoy: readonly PagoEnLinea[], vuelven: readonly PagoEnLinea[]) => {
  const decir = ({ cupon, medio, falla, luego }: PagoEnLinea) =>
    `cupón ${obra.emitido(cupon.indice).boleta} por ${medio} (${falla ?? luego ?? 'normal'})`;
  const callados: string[] = [];
  for (const pago of deHoy) {
    const { operaciones } = await contarConocidos(obra, pago);
    if (operaciones < cobradoPorPagina(pago).length) callados.push(`pagado, ${decir(pago)}`);
  }
  for (const pago of vuelven) {
    const { reversiones } = await contarConocidos(obra, pago);
    if (reversiones === 0) callados.push(`vuelto, ${decir(pago)}`);
  }
  return callados;
};

/** A provider is asked for money once: one that fell as it was asked gives it back from its own panel, when somebody calls. */
const reclamarLoPedido = async (
  obra: ObraDelMes,
  vuelven: readonly PagoEnLinea[],
  urls: ReadonlyMap<number, string>,
): Promise<void> => {
  for (const pago of vuelven)
    if (pago.luego === 'reembolso' && (await contarConocidos(obra, pago)).reversiones === 0)
      await obra.sandbox.actuar(urls.get(pago.cupon.indice) ?? '', 'reembolsar');
};

const numerarLosDeSiro = async (obra: ObraDelMes, pagos: readonly PagoEnLinea[]): Promise<void> => {
  for (const { cupon, medio, cobrado } of pagos)
    if (medio === 'online' && cobrado > 0) {
      const suya = obra.s.db.selectFrom('operaciones_pago').select('externo').where('medio', '=', 'online');
      const { externo } = await suya.where('orden_id', '=', obra.emitido(cupon.indice).orden).executeTakeFirstOrThrow();
      obra.numerar('siro', cupon.indice, externo);
    }
};

export const cobrarEnLinea = async (
  obra: ObraDelMes,
  dia: number,
  { enLinea, urls }: { enLinea: readonly PagoEnLinea[]; urls: Map<number, string> },
): Promise<void> => {
  const deHoy = enElDia(enLinea, dia);
  await aLaVez(deHoy, async (pago) => {
    const { indice, url } = await pagar(obra, pago);
    urls.set(indice, url);
    asentar(obra, pago);
  });
  await avisosEntregados(obra);
  const vuelven = enLinea.filter(({ cupon, luego }) => luego !== null && cupon.dia === dia - 1);
  for (const pago of vuelven) await volver(obra, dia, pago, urls);
  await barrerHasta(
    obra,
    () => listarCallados(obra, deHoy, vuelven),
    () => reclamarLoPedido(obra, vuelven, urls),
  );
  await numerarLosDeSiro(obra, deHoy);
};
